import { acceptBidByLink, listOwnBids } from '../contract/bids.ts'
import { type Given, guestForm } from '../server/testing/given.ts'
import { expect, expectAccessible, signIn, test } from './fixtures.ts'
import { goTo, openMore, rail } from './rail.ts'
import { openSection } from './settings.ts'
import { towns } from './towns.ts'
import { widths } from './visits.ts'

const board = '/provider-dashboard'
const { address, lat, lng } = towns.lufkin
const shopIn = (given: Given) => given.provider({ address, radius: 40 })
const request = (given: Given) => given.request({ form: { lat, lng } })

test('an owner invites a dispatcher, who joins by the link, works, and is removed', {
  tag: '@desk',
}, async ({ window, app }) => {
  const shop = await shopIn(app.given)
  const page = await window(shop.caller)
  await page.goto(`${board}?tab=settings`)
  const people = await openSection(page, 'People who sign in')
  await expect(people.getByRole('row', { name: /Robin Sample/ })).toContainText('Owner')
  await people.getByRole('button', { name: 'Invite somebody' }).click()
  const dialog = page.getByRole('dialog')
  await expectAccessible(page)
  await dialog.getByLabel('Send the link by').selectOption('Text')
  await dialog.getByLabel('Phone').fill('(936) 555-0123')
  await dialog.getByRole('button', { name: 'Send the invitation' }).click()
  await expect(page.getByText('(936) 555-0123 is invited.').first()).toBeVisible()
  await expect(people.getByRole('row', { name: /\(936\) 555-0123/ })).toContainText('Dispatcher')
  await expectAccessible(page)

  const maria = await app.given.colleague(shop, 'dispatcher', { fullName: 'Maria Lopez' })
  await expect(people.getByRole('row', { name: /Maria Lopez/ })).toContainText('Dispatcher')
  const marias = await window(maria.caller)
  await marias.setViewportSize(widths.phone)
  await marias.goto(board)
  await expect(marias.getByRole('heading', { name: shop.businessName })).toBeVisible()
  // What the business earns is its owners' alone.
  await expect(marias.getByText('Jobs in Progress')).toBeVisible()
  await expect(marias.getByText("Today's Earnings")).toHaveCount(0)
  await openMore(marias)
  await expect(rail(marias).getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(rail(marias).getByRole('link', { name: 'Analytics' })).toHaveCount(0)
  await goTo(marias, 'Settings')
  await expect(
    marias.getByText('Only an owner of the business can change these settings.'),
  ).toBeVisible()
  await marias.goto('/provider-verification')
  await expect(marias.getByText('Only an owner of the business can do this.')).toBeVisible()

  await people.getByRole('button', { name: 'Remove Maria Lopez' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove from the business' }).click()
  await expect(people.getByRole('row', { name: /Maria Lopez/ })).toHaveCount(0)
  await marias.goto(board)
  await expect(marias).toHaveURL(/\/auth/)
})

test('who is invited joins on the page of the link', async ({ page, app }) => {
  const shop = await shopIn(app.given)
  const token = await app.given.invitation(shop, { role: 'dispatcher', phone: '+19365550144' })
  await page.goto(`/join-provider#${token}`)
  await expect(page.getByRole('heading', { name: `Join ${shop.businessName}` })).toBeVisible()
  await expect(page.getByText('Your role: Dispatcher.')).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Full name').fill('Joe Adams')
  await page.getByLabel('Username').fill(`joe-${Date.now()}`)
  await page.getByRole('textbox', { name: 'Password' }).fill('mesquite-42')
  await page.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page).toHaveURL(/\/provider-dashboard/)
  await expect(page.getByRole('heading', { name: shop.businessName })).toBeVisible()
})

test('two people of one shop bid on the same request: one bid stands, and the second reads who made it', async ({
  window,
  app,
}) => {
  const shop = await shopIn(app.given)
  const maria = await app.given.colleague(shop, 'dispatcher', { fullName: 'Maria Lopez' })
  const joe = await app.given.colleague(shop, 'dispatcher', { fullName: 'Joe Adams' })
  const asked = await request(app.given)
  const [marias, joes] = [await window(maria.caller), await window(joe.caller)]
  for (const page of [marias, joes]) {
    await page.goto(`${board}?request=${asked.id}`)
    await page
      .getByRole('button', { name: /^Submit Bid/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your Price').fill('185')
    await dialog.getByLabel('Estimated Arrival Time').selectOption('45 minutes')
  }
  const submit = { name: 'Submit Bid' }
  await marias.getByRole('dialog').getByRole('button', submit).click()
  await expect(marias.getByText('Bid submitted successfully!', { exact: true })).toBeVisible()
  await joes.getByRole('dialog').getByRole('button', submit).click()
  await expect(
    joes.getByText('Maria Lopez of your business has already bid on this request.').first(),
  ).toBeVisible()
  await joes.goto(`${board}?tab=bids`)
  const bid = joes.getByRole('listitem').filter({ hasText: 'your price' })
  await expect(bid).toHaveCount(1)
  await expect(bid).toContainText('Bid by Maria Lopez')

  // The job's steps: each press stands with its name, in both windows.
  const { body } = await maria.caller.call(listOwnBids)
  await app.anybody().call(acceptBidByLink, {
    params: { id: body[0]?.id ?? '' },
    body: { accessToken: asked.token },
  })
  await marias.goto(`${board}?tab=jobs`)
  await joes.goto(`${board}?tab=jobs`)
  await expect(marias.getByText('Agreed price')).toBeVisible()
  await expect(marias.getByText('You receive')).toHaveCount(0)
  await marias.getByRole('button', { name: 'On my way' }).click()
  await expect(joes.getByRole('button', { name: 'I have arrived' })).toBeVisible()
  await joes.getByRole('button', { name: 'I have arrived' }).click()
  for (const page of [marias, joes]) {
    await expect(page.getByRole('button', { name: 'Start work' })).toBeVisible()
    await page.getByText('What happened').first().click()
    await expect(page.getByText('By Maria Lopez.')).toBeVisible()
    await expect(page.getByText('By Joe Adams.')).toBeVisible()
  }
})

/** In the page: all that the browser keeps in its databases, as text. */
async function allKept(): Promise<string> {
  const done = <T>(request: IDBRequest<T>) =>
    new Promise<T>((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const kept: unknown[] = []
  for (const { name } of await indexedDB.databases()) {
    const shelf = await done(indexedDB.open(name ?? ''))
    for (const store of shelf.objectStoreNames)
      kept.push(await done(shelf.transaction(store).objectStore(store).getAll()))
    shelf.close()
  }
  return JSON.stringify(kept)
}

test('a driver who signs in sees the own jobs, takes a step, and signs out anywhere: the phone keeps nothing of them', async ({
  page,
  context,
  app,
}) => {
  const shop = await shopIn(app.given)
  const asked = await request(app.given)
  const job = await app.given.job({ provider: shop, request: asked })
  const technician = await app.given.technician(shop, job)
  const driver = await app.given.colleague(shop, 'technician', {
    technicianId: technician.id,
    fullName: technician.fullName,
  })
  await signIn(context, app.baseUrl, driver.caller)
  await page.goto(board)
  await expect(page).toHaveURL(/\/technician$/)
  await expect(page.getByRole('heading', { name: `${technician.fullName}’s jobs` })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'On my way' }).click()
  await expect(page.getByRole('button', { name: 'I have arrived' })).toBeVisible()
  const { fullName } = guestForm
  await expect.poll(() => page.evaluate(allKept)).toContain(fullName)
  await page.goto('/account')
  await page.locator('summary', { hasText: 'Menu' }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page).toHaveURL(/\/auth/)
  await expect.poll(() => page.evaluate(allKept)).not.toContain(fullName)
})
