import { listOutbox } from '../contract/admin.ts'
import { changeBid } from '../contract/bids.ts'
import { advanceJob, listOwnJobs, providerSteps } from '../contract/jobs.ts'
import { expect, expectAccessible, type MovableApp, test } from './fixtures.ts'

type App = Pick<MovableApp, 'given' | 'anybody'>

let guests = 0
/** A guest whose bid came by mail; the address of the link in it. */
async function mailed({ given }: App) {
  const email = `accepts-by-mail-${Date.now()}-${guests++}@example.com`
  const request = await given.request({ form: { email } })
  const shop = await given.provider()
  const bid = await given.bid(shop, request, { price: '185.00' })
  const admin = await given.admin()
  const linkIn = async () => {
    const { body } = await admin.call(listOutbox)
    const mail = body.find(({ to, text }) => to === email && text.includes('/accept-bid?'))
    return /\/accept-bid\?\S+/.exec(mail?.text ?? '')?.[0] ?? ''
  }
  await expect.poll(linkIn).not.toBe('')
  return { request, shop, bid, link: await linkIn() }
}

test('the link of a mail accepts its bid with one press, and leads to the request', async ({
  page,
  app,
}) => {
  const { request, link } = await mailed(app)
  // Whoever only fetches it accepts nothing.
  expect((await page.request.get(link)).status()).toBe(200)
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(page.getByRole('button', { name: /^Accept Bid from/ })).toBeVisible()
  await page.goto(link)
  await expect(page.getByText('Bid Accepted!')).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/bids/${request.id}`))
  await expect(page.getByRole('heading', { name: 'Accepted Service' })).toBeVisible()
})

test('who accepted by the link of a bid reads how the job stands and which link shows the rest; nothing is asked for that this one may not see', async ({
  page,
  app,
}) => {
  const { request, shop, bid, link } = await mailed(app)
  const refused: string[] = []
  page.on('response', (answer) => {
    if (answer.status() >= 400) refused.push(new URL(answer.url()).pathname)
  })
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'Accepted Service' })).toBeVisible()
  const jobs = await shop.caller.call(listOwnJobs)
  const job = jobs.body.find(({ bidId }) => bidId === bid.id)
  if (!job) throw new Error('The shop has no such job.')
  for (const step of providerSteps) {
    await shop.caller.call(advanceJob, { params: { id: job.id }, body: { step } })
    if (step === 'start') {
      await expect(page.getByText('On the way').first()).toBeVisible()
      await expect(page.getByText(/^This link is for one bid\. To follow the truck/)).toBeVisible()
      await expect(page.getByText('did not load')).toHaveCount(0)
      await expectAccessible(page)
    }
  }
  await expect(page.getByRole('button', { name: /^Confirm/ })).toHaveAccessibleDescription(
    'This link is for one bid. Use your request’s own link for this.',
  )
  expect(refused).toEqual([])
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  await expect(page.getByRole('button', { name: /^Confirm/ })).toBeEnabled()
})

test('a link that comes too late leads to the request', async ({ page, app }) => {
  const { request, link } = await mailed(app)
  await app.given.job({ request })
  await page.goto(link)
  await expect(page.getByText('Error: Another bid has already been accepted.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Ask for help' })).toHaveCount(0)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Go to my request' }).click()
  await expect(page).toHaveURL(new RegExp(`/bids/${request.id}`))
  await expect(page.getByText('In progress').first()).toBeVisible()
})

test('at another price than the mail said nothing is accepted, and the new one can be looked at', async ({
  page,
  app,
}) => {
  const { shop, bid, link } = await mailed(app)
  await shop.caller.call(changeBid, { params: { id: bid.id }, body: { price: '285.00' } })
  await page.goto(link)
  await expect(page.getByText(/^Error: /)).toBeVisible()
  await page.getByRole('link', { name: 'Go to my request' }).click()
  await expect(page.getByRole('button', { name: /^Accept Bid from .* for \$285/ })).toBeVisible()
})
