import { acceptBidByLink } from '../contract/bids.ts'
import { sendMessage } from '../contract/messaging.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { loseAnswers } from './lose-answers.ts'

test('a guest and a provider write to each other before acceptance, numbers are held back', {
  tag: '@desk',
}, async ({ app, window }) => {
  const { given } = app
  const provider = await given.provider()
  const request = await given.request()
  const bid = await given.bid(provider, request)
  const guest = await window()
  await guest.goto(`/bids/${request.id}?token=${request.token}`)
  await guest.getByRole('button', { name: `Message ${provider.businessName}` }).click()
  const talk = guest.getByRole('dialog')
  await expect(talk).toContainText('hidden until a bid is accepted')
  await expect(talk.getByText('No messages yet')).toBeVisible()
  await expectAccessible(guest)
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByText('Write a message.')).toBeVisible()
  await talk.getByLabel('Your message').fill('Call me on 512-555-0143, I stand behind the bridge')
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(guest.getByText('Message Sent!', { exact: true })).toBeVisible()
  await expect(talk.getByRole('log')).toContainText('I stand behind the bridge')
  await expect(talk.getByRole('log')).not.toContainText('555-0143')
  await expect(talk.getByLabel('Your message')).toHaveValue('')
  await expectAccessible(guest)

  const shop = await window(provider.caller)
  await shop.goto('/provider-dashboard?tab=messages')
  const line = shop.getByRole('button', { name: /Customer.*1 unread/ })
  await expect(line).toBeVisible()
  await expectAccessible(shop)
  await line.click()
  const answer = shop.getByRole('dialog')
  await expect(answer.getByRole('log')).toContainText('I stand behind the bridge')
  await answer.getByLabel('Your message').fill('I bring two tires.')
  await answer.getByRole('button', { name: 'Send' }).click()
  // Without a reload on the other side.
  await expect(talk.getByRole('log')).toContainText('I bring two tires.')
  await expect(talk.getByText('Seen')).toBeVisible()
  await answer.getByRole('button', { name: 'Close' }).click()
  await expect(shop.getByRole('main').getByRole('button', { name: /unread/ })).toHaveCount(0)
  await expect(shop).toHaveURL('/provider-dashboard?tab=messages')

  await guest.goBack()
  await expect(talk).toBeHidden()
  await provider.caller.call(sendMessage, {
    body: { serviceRequestId: request.id, bidId: bid.id, content: 'Still there?' },
  })
  await expect(
    guest.getByRole('button', { name: new RegExp(`Message ${provider.businessName}.*1 unread`) }),
  ).toBeVisible()
})

test('a message that the network swallowed stays in its field, also through a reload', async ({
  page,
  app,
}) => {
  const provider = await app.given.provider()
  const request = await app.given.request()
  const bid = await app.given.bid(provider, request)
  await page.goto(`/bids/${request.id}?token=${request.token}&talk=${bid.id}`)
  const talk = page.getByRole('dialog')
  // To the end: it is tried again all the time, and must not go through just before the reload.
  await page.route('**/api/messages', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    // The server has it, the answer is lost.
    await route.fetch()
    await route.abort()
  })
  await talk.getByLabel('Your message').fill('Which exit do you take?')
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(
    talk.getByText('No answer yet. It is sent as soon as there is a signal', { exact: false }),
  ).toBeVisible()
  await expect(talk.getByLabel('Your message')).toHaveValue('Which exit do you take?')
  await page.reload()
  await expect(talk.getByLabel('Your message')).toHaveValue('Which exit do you take?')
})

test('a message whose answers are lost is sent until there is one, once, also with its dialog closed', async ({
  page,
  app,
}) => {
  const provider = await app.given.provider()
  const request = await app.given.request()
  const bid = await app.given.bid(provider, request)
  await page.route('**/api/live', (route) => route.fulfill({ status: 404 }))
  await page.goto(`/bids/${request.id}?token=${request.token}&talk=${bid.id}`)
  const talk = page.getByRole('dialog')
  const keys = await loseAnswers(page, '**/api/messages')
  await talk.getByLabel('Your message').fill('Which exit do you take?')
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByText('No answer yet.', { exact: false })).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(talk).toBeHidden()
  // Opened again, it goes on as before: nobody sends the same words a second time.
  await page.getByRole('button', { name: `Message ${provider.businessName}` }).click()
  await expect(talk.getByLabel('Your message')).toHaveValue('Which exit do you take?')
  await expect(talk.getByText('No answer yet.', { exact: false })).toBeVisible()
  await page.unroute('**/api/messages')
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  await expect(talk.getByRole('log').getByText('Which exit do you take?')).toHaveCount(1)
  await expect(talk.getByLabel('Your message')).toHaveValue('')
  expect(new Set(keys).size).toBe(1)
})

test('whoever stops the tries has the words back, and sends them once', async ({ page, app }) => {
  const provider = await app.given.provider()
  const request = await app.given.request()
  const bid = await app.given.bid(provider, request)
  await page.goto(`/bids/${request.id}?token=${request.token}&talk=${bid.id}`)
  const talk = page.getByRole('dialog')
  await page.route('**/api/messages', (route) => route.abort())
  await talk.getByLabel('Your message').fill('Which exit do you take?')
  await talk.getByRole('button', { name: 'Send' }).click()
  await talk.getByRole('button', { name: 'Stop trying' }).click()
  await expect(talk.getByText(/^Stopped, but it may have gone through/)).toBeVisible()
  await page.unroute('**/api/messages')
  await talk.getByLabel('Your message').fill('Which exit will you take?')
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByRole('log').getByText('Which exit will you take?')).toHaveCount(1)
})

test('the keyboard opens, writes, sends and closes', { tag: '@desk' }, async ({ page, app }) => {
  const provider = await app.given.provider()
  const request = await app.given.request()
  await app.given.bid(provider, request)
  await page.goto(`/bids/${request.id}?token=${request.token}`)
  const open = page.getByRole('button', { name: `Message ${provider.businessName}` })
  await open.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your message')).toBeFocused()
  await page.keyboard.type('First line')
  await page.keyboard.press('Shift+Enter')
  await page.keyboard.type('second line')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('second line')
  await expect(page.getByText('Message Sent!', { exact: true })).toBeVisible()
  // The first one takes the toast away, which is in front.
  await page.keyboard.press('Escape')
  await expect(page.getByText('Message Sent!', { exact: true })).toBeHidden()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(open).toBeFocused()
})

test('a settled bid’s conversation can be read and says why nothing can be sent', async ({
  page,
  app,
}) => {
  const { given } = app
  const [winner, loser] = [await given.provider(), await given.provider()]
  const request = await given.request()
  const [won, lost] = [await given.bid(winner, request), await given.bid(loser, request)]
  await app
    .anybody()
    .call(acceptBidByLink, { params: { id: won.id }, token: request.token, body: {} })
  await page.goto(`/bids/${request.id}?token=${request.token}&talk=${lost.id}`)
  const talk = page.getByRole('dialog')
  await expect(talk).toContainText('so the conversation is closed')
  await expect(talk.getByLabel('Your message')).toHaveCount(0)
  await talk.getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: `Message ${winner.businessName}` }).click()
  await expect(talk.getByText('hidden until')).toHaveCount(0)
  await talk.getByLabel('Your message').fill('My number is 512-555-0143')
  await talk.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByRole('log')).toContainText('512-555-0143')
  await page.goto(`/bids/${request.id}?token=${request.token}&talk=nothing`)
  await expect(talk.getByText('Conversation not found')).toBeVisible()
  await expectAccessible(page)
})
