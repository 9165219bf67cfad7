// Keeps the app itself on the device, so that it opens without a network; and shows news while no page is open, and leads to
// it. What the server says of anybody is never kept: without a network there is the app, and no answer.

/** A page of the app that is the same for everybody, and the parts of it. */
const shell = '/offline'
const [shellKept, partsKept] = ['shell', 'parts']
const renewEveryMs = 10 * 60_000
let renewedAt = -Infinity

addEventListener('install', (event) => {
  skipWaiting()
  event.waitUntil(keepShell().catch(() => {}))
})
addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([clients.claim(), registration.navigationPreload?.enable()])),
)

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request
  const { origin, pathname } = new URL(url)
  if (method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (mode === 'navigate') event.respondWith(pageFor(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(partFor(event))
})

/** What a page loaded before it had a worker. */
addEventListener('message', (event) => event.waitUntil(keepParts(event.data.keep)))

async function keepParts(paths) {
  const parts = await caches.open(partsKept)
  for (const path of paths) if (!(await parts.match(path))) await parts.add(path).catch(() => {})
}

/** From the network, as ever; without one the app, which then says so. */
async function pageFor(event) {
  try {
    const page = (await event.preloadResponse) ?? (await fetch(event.request))
    if (performance.now() - renewedAt > renewEveryMs) event.waitUntil(keepShell().catch(() => {}))
    return page
  } catch (error) {
    const kept = await (await caches.open(shellKept)).match(shell)
    if (kept) return kept
    throw error
  }
}

/** Parts are named by what is in them: the one that is kept is the one that is meant. */
async function partFor(event) {
  const parts = await caches.open(partsKept)
  const kept = await parts.match(event.request)
  if (kept) return kept
  const part = await fetch(event.request)
  if (part.ok) event.waitUntil(parts.put(event.request, part.clone()))
  return part
}

/** A new build replaces the app once all its parts are there, and what only the one before had goes. */
async function keepShell() {
  renewedAt = performance.now()
  const page = await fetch(shell, { cache: 'no-cache' })
  if (!page.ok) return
  const html = await page.clone().text()
  const shells = await caches.open(shellKept)
  const before = await shells.match(shell)
  if (before && (await before.text()) === html) return
  const parts = await caches.open(partsKept)
  const needed = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, path]) => path)
  await parts.addAll(needed)
  await shells.put(shell, page)
  const old = (await parts.keys()).filter(({ url }) => !needed.includes(new URL(url).pathname))
  await Promise.all(old.map((part) => parts.delete(part)))
}

addEventListener('push', (event) => {
  const { title, body, link, tag } = event.data.json()
  event.waitUntil(
    registration.showNotification(title, {
      body,
      tag,
      icon: '/icon-192.png',
      data: { link },
    }),
  )
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(follow(new URL(event.notification.data.link, location.origin).href))
})

/** In the window that is open already, or in a new one. */
async function follow(address) {
  const [open] = await clients.matchAll({ type: 'window' })
  if (!open) return clients.openWindow(address)
  await open.focus()
  return open.navigate(address)
}
