// Takes pictures of every page of every role of a running demo, on a phone and at a desk, by day and at night, to look at:
// node ops/looks.mjs http://localhost:3000 FOLDER [WORD …]; with words only the pages whose names have one of them.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { openBrowser, signIn } from './looks/demo.mjs'
import { roles } from './looks/pages.mjs'

const [url, folder, ...words] = process.argv.slice(2)
if (!url || !folder) {
  console.error('node ops/looks.mjs http://localhost:3000 FOLDER [WORD …]')
  process.exit(2)
}
const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }
const themes = { day: 'light', night: 'dark' }
const waits = '[aria-busy=true], .animate-wait'
const restMs = 1_000
const patienceMs = 120_000
const onTheWay = new Map()

const browser = await openBrowser()
mkdirSync(folder, { recursive: true })
const taken = []
for (const [role, { login, pages }] of Object.entries(roles)) {
  const wanted = Object.entries(pages).filter(
    ([name]) => words.length === 0 || words.some((word) => `${role}-${name}`.includes(word)),
  )
  if (wanted.length === 0) continue
  const context = await signedIn(login)
  await Promise.all(
    Object.entries(sizes).map(async ([size, viewport]) => {
      const page = await context.newPage()
      watch(page)
      await page.setViewportSize(viewport)
      // One that fails is said, and the others are taken all the same.
      for (const [name, place] of wanted)
        await take(page, `${role}-${name}`, size, place).catch((error) => {
          process.exitCode = 1
          console.error(`${role}-${name} ${size}: ${error.message}`)
        })
    }),
  )
  await context.close()
}
await browser.close()
writeFileSync(join(folder, 'index.html'), asPage())

async function signedIn(username) {
  const context = await browser.newContext({
    reducedMotion: 'reduce',
    locale: 'en-US',
    timezoneId: 'America/Chicago',
  })
  await signIn(context, url, username)
  return context
}

async function take(page, name, size, place) {
  const path = await addressOf(page, place)
  if (!path) return console.log(`${name}: the world has none now`)
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto(new URL(path, url).href)
  await rest(page)
  let height = 0
  for (const [theme, colorScheme] of Object.entries(themes)) {
    await page.emulateMedia({ colorScheme })
    await rest(page)
    const file = `${name}.${size}.${theme}.png`
    await page.screenshot({
      path: join(folder, file),
      fullPage: true,
      timeout: patienceMs,
    })
    // The list that came last is part of it.
    height = await page.evaluate(() => document.documentElement.scrollHeight)
    taken.push({ name, size, theme, file, height })
  }
  console.log(`${name} ${size}: ${height} px`)
}

/** Of a page that has its own id in its address: where a link leads that somebody would press. */
async function addressOf(page, place) {
  if (typeof place === 'string') return place
  if (place.isSent) return pathAmong(await linksSent(), place.href)
  await page.goto(new URL(place.on, url).href)
  await rest(page)
  const links = await page.evaluate(() =>
    [...document.querySelectorAll('a[href]')].map((a) => a.href),
  )
  return pathAmong(links, place.href)
}

async function linksSent() {
  const answer = await fetch(new URL('/api/demo/outbox', url))
  return (await answer.json()).flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? [])
}

function pathAmong(links, href) {
  return links
    .map((link) => link.slice(new URL(link).origin.length))
    .find((path) => href.test(path))
}

/** Until nothing is on its way and nothing says that it waits, for a while. The live stream stays open: it does not count. */
async function rest(page) {
  const ends = Date.now() + patienceMs
  let quietSince = Date.now()
  while (Date.now() - quietSince < restMs) {
    if (Date.now() > ends) return console.log(`${page.url()} still waits for something`)
    await page.waitForTimeout(restMs / 10)
    if (onTheWay.get(page).size > 0 || (await page.locator(waits).count()) > 0)
      quietSince = Date.now()
  }
}

/** The requests of a page that are not answered yet. */
function watch(page) {
  const open = new Set()
  onTheWay.set(page, open)
  page.on('request', (request) => {
    if (request.headers().accept !== 'text/event-stream') open.add(request)
  })
  for (const end of ['requestfinished', 'requestfailed'])
    page.on(end, (request) => open.delete(request))
}

/** All of them on one page, the four of a page in a row. */
function asPage() {
  const names = [...new Set(taken.map(({ name }) => name))]
  const pictures = (of) =>
    of.map(
      ({ file, size, theme, height }) =>
        `<figure><a href="${file}"><img src="${file}" alt="" loading="lazy"></a><figcaption>${size}, ${theme}, ${height} px</figcaption></figure>`,
    )
  const body = names.map((name) => {
    const of = taken.filter((picture) => picture.name === name)
    return `<h2>${name}</h2><div>${pictures(of).join('')}</div>`
  })
  return `<!doctype html><meta charset="utf-8"><title>Every page</title>
<style>body{font:14px sans-serif;margin:2rem}div{display:flex;gap:1rem;align-items:start}figure{margin:0;flex:1}img{width:100%;max-height:60rem;object-fit:cover;object-position:top}</style>
${body.join('\n')}`
}
