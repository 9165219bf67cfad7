import { fleetJob, onTerms } from '../server/testing/given-terms.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { memberOf } from './member-of.ts'
import { goTo, rail } from './rail.ts'

test('an accountant finds the fleet’s bills first, takes them and the invoices along, and dispatches nothing', {
  tag: '@desk',
}, async ({ withCards, window }) => {
  const { given, baseUrl } = withCards
  const hands = { given, clock: { now: () => new Date() } }
  const company = await onTerms(hands)
  const shop = await given.provider()
  await fleetJob(hands, company, shop, { title: 'Blown drive tire', price: '300.00' })
  await fleetJob(hands, company, shop, { until: 'finished', title: 'Hub seal', price: '250.00' })

  const page = await window(await memberOf(withCards, company, 'accountant'))
  await page.goto(`${baseUrl}/business-dashboard`)
  await expect(page.getByRole('heading', { name: 'Money', level: 2 })).toBeVisible()
  await expect(rail(page).getByRole('link').filter({ hasText: 'Money' })).toHaveAttribute(
    'aria-current',
    'page',
  )
  const bill = page.getByRole('row', { name: /^FB-/ })
  await expect(bill).toContainText('$300.00')
  for (const [link, file] of [
    [bill.getByRole('link', { name: /^Bill FB-.* as a PDF/ }), /^FB-.*\.pdf$/],
    [page.getByRole('link', { name: 'All jobs on terms (CSV)' }), /\.csv$/],
  ] as const) {
    const comes = page.waitForEvent('download')
    await link.click()
    expect((await comes).suggestedFilename()).toMatch(file)
  }
  await expect(page.getByRole('button', { name: /^Apply/ })).toHaveCount(0)
  await expectAccessible(page)

  await goTo(page, 'Service Requests')
  // What waits for others of the fleet is not for the reader.
  await expect(page.getByRole('heading', { name: 'Needs someone now' })).toBeVisible()
  await page.getByRole('link', { name: 'Hub seal' }).click()
  await expect(page.getByRole('region', { name: 'Payment' })).toContainText('$250.00')
  await expect(page.getByRole('button', { name: 'Confirm the work is done' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  // The work is done: there is nothing to cancel, for nobody.
  await expect(page.getByRole('button', { name: /^Cancel/ })).toHaveCount(0)
  await expect(page.getByText('this job can no longer be canceled')).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: 'Blown drive tire' }).click()
  const invoice = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Invoice (PDF)' }).click()
  expect((await invoice).suggestedFilename()).toMatch(/\.pdf$/)
  await expectAccessible(page)
})
