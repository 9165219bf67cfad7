import { setFleetStanding } from '../contract/admin.ts'
import { createFleetRequest } from '../contract/fleet-requests.ts'
import { readTermsAtDesk } from '../contract/fleet-terms.ts'
import { advanceJob, listOwnJobs, providerSteps } from '../contract/jobs.ts'
import { stepAtPlace } from '../server/testing/given.ts'
import { fleetRequest, onTerms } from '../server/testing/given-terms.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { widths } from './visits.ts'

/** To the next Monday, six in the morning by the clock of a Texan fleet, when its bill of the week is made. */
function toMonday(): number {
  const said = new Intl.DateTimeFormat('en-US', {
    timeZone: 'America/Chicago',
    weekday: 'short',
    hour: '2-digit',
    hourCycle: 'h23',
  })
  const hour = 60 * 60_000
  // What closes today is on the bill of a later day.
  let ahead = 24 * hour
  while (said.format(Date.now() + ahead) !== 'Mon, 06') ahead += hour
  return ahead
}

test('a fleet pays on terms: applied for and granted, accepted with a PO number, billed on Monday, paid', {
  tag: '@desk',
}, async ({ movableWithCards: { given, baseUrl, later }, window }) => {
  // Three people, one after the other.
  test.slow()
  const company = await given.company()
  const admin = await given.admin()
  await admin.call(setFleetStanding, { params: { id: company.id }, body: { status: 'active' } })
  const driver = await given.fleetDriver(company)
  const shop = await given.provider()

  const fleet = await window(company.manager)
  await fleet.goto(`${baseUrl}/business-dashboard?tab=money`)
  await fleet.getByRole('button', { name: 'Apply for fleet terms' }).click()
  const dialog = fleet.getByRole('dialog')
  await dialog.getByLabel('Limit you wish for, in dollars').fill('8000')
  await dialog.getByLabel('Days to pay each bill').selectOption('30 days')
  await dialog.getByLabel('When do you need a PO number?').selectOption('Before a bid is accepted')
  await dialog.getByLabel('Bills').selectOption('One bill a week, on Monday')
  await expectAccessible(fleet)
  await dialog.getByRole('button', { name: 'Send the application' }).click()
  await expect(fleet.getByText('We are looking at your application.')).toBeVisible()

  const operator = await window(admin)
  await operator.goto(`${baseUrl}/admin/fleets/${company.id}`)
  await operator.getByRole('button', { name: 'Grant terms' }).click()
  const decision = operator.getByRole('dialog')
  await decision.getByLabel('Limit in dollars').fill('5000')
  await decision.getByLabel('Days to pay each bill').selectOption('15 days')
  await decision.getByLabel('Reason, which the fleet reads').fill('Two good references.')
  await expectAccessible(operator)
  await decision.getByRole('button', { name: 'Grant terms' }).click()
  const terms = fleet.getByRole('region', { name: 'Fleet terms' })
  await expect(terms).toContainText('In force. Net 15.')
  await expect(terms).toContainText('$5,000.00')

  const { body: request } = await company.manager.call(createFleetRequest, {
    body: {
      driverId: driver.id,
      serviceType: 'Tire Change Service',
      title: 'Blown drive tire',
      description: 'Left side, outer',
      location: 'Austin, TX',
    },
  })
  await given.bid(shop, { id: request.id, token: '' }, { price: '420.00' })
  await fleet.goto(`${baseUrl}/fleet-bids/${request.id}`)
  await fleet.getByRole('button', { name: `Approve Provider ${shop.businessName}` }).click()
  await expect(dialog.getByLabel(/^On fleet terms, net 15/)).toBeChecked()
  await expect(dialog).toContainText('$5,000.00 of your limit is left.')
  await expectAccessible(fleet)
  await dialog.getByRole('button', { name: 'Approve Provider' }).click()
  await expect(dialog.getByText(/requires a PO number first/)).toBeVisible()
  await dialog.getByLabel('PO number').fill('PO-4711')
  await dialog.getByRole('button', { name: 'Approve Provider' }).click()
  await expect(fleet.getByRole('heading', { name: 'Approved Service Provider' })).toBeVisible()
  await expect(fleet.getByText('PO-4711').first()).toBeVisible()
  await expect(fleet.getByRole('region', { name: 'Payment' })).toContainText(
    '$420.00 goes on your fleet’s bill.',
  )
  later(6 * 60_000)
  // While nobody knows how it is paid, nothing is said of it.
  let known = () => {}
  const asked = new Promise<void>((resolve) => {
    known = resolve
  })
  await fleet.route(/\/api\/jobs\/[^/]+\/payment(\?|$)/, async (route) => {
    await asked
    await route.continue()
  })
  await fleet.reload()
  await expect(fleet.getByText('Agreed price')).toBeVisible()
  await expect(fleet.getByRole('main')).not.toContainText(/directly|fleet’s bill/)
  known()
  await expect(fleet.getByText('on your fleet’s bill, net 15')).toBeVisible()
  // What the office has chosen is not for the driver to change; the history says what it is.
  await fleet.getByRole('region', { name: 'Payment' }).getByText('Payment').click()
  await expect(fleet.getByRole('button', { name: 'Pay directly instead' })).toBeVisible()
  await expect(fleet.getByText('To be paid on fleet terms.')).toBeVisible()
  const truck = await window(driver.caller)
  await truck.setViewportSize(widths.phone)
  await truck.goto(`${baseUrl}/bids/${request.id}`)
  await expect(truck.getByRole('region', { name: 'Payment' })).toContainText('your fleet’s bill')
  await expect(truck.getByRole('button', { name: 'Pay directly instead' })).toHaveCount(0)
  await fleet.getByRole('button', { name: 'Cancel request' }).click()
  await expect(dialog).toContainText('on your fleet’s next bill: $42.00')
  await expect(dialog.getByRole('button', { name: 'Cancel for a fee of $42.00' })).toBeVisible()
  await expectAccessible(fleet)
  await dialog.getByRole('button', { name: 'Keep it' }).click()

  const [job] = (await shop.caller.call(listOwnJobs)).body
  const params = { id: job?.id ?? '' }
  const { token } = await given.technician(shop, params)
  for (const step of providerSteps)
    await shop.caller.call(advanceJob, { params, body: stepAtPlace(step, new Date()) })
  // Who signs reads what it costs and who pays it, on their own phone as on the technician's.
  const field = await window()
  await field.setViewportSize(widths.phone)
  await field.goto(`${baseUrl}/technician?token=${encodeURIComponent(token)}`)
  for (const phone of [fleet, field]) {
    await phone.getByRole('button', { name: 'Sign for the work' }).click()
    const sign = phone.getByRole('dialog', { name: 'Sign for the work' })
    await expect(sign.getByText('Agreed price: $420.00', { exact: true })).toBeVisible()
    await expect(sign.getByText('It goes on your fleet’s bill.', { exact: true })).toBeVisible()
    await expect(sign).not.toContainText('directly')
    await sign.getByRole('button', { name: 'Back' }).click()
  }
  await fleet.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(fleet.getByText('The work is done and the job is closed.')).toBeVisible()

  const desk = await window(shop.caller)
  await desk.goto(`${baseUrl}/provider-dashboard?tab=money`)
  await expect(desk.getByRole('row', { name: /Blown drive tire/ })).toContainText(
    /Once the fleet has paid, by .* at the latest.*Fleet terms, net 15/,
  )

  await fleet.goto(`${baseUrl}/business-dashboard?tab=money`)
  await expect(fleet.getByRole('region', { name: 'Not billed yet' })).toContainText('PO-4711')
  // Everything that was spent stands there too, whichever way it was paid.
  const spent = fleet.getByRole('region', { name: 'What you spent' })
  await expect(spent).toContainText('$420.00 for 1 job')
  await expect(spent.getByRole('row', { name: /Blown drive tire/ })).toContainText(
    'Fleet terms, net 15',
  )
  await spent.getByText('Last month').click()
  await expect(spent).toContainText('No job that cost anything ended in this period.')
  await spent.getByText('Custom dates').click()
  await spent.getByLabel('From', { exact: true }).fill('2026-11-02')
  await spent.getByLabel('To', { exact: true }).fill('2026-11-01')
  await expect(spent.getByText('From must not be after To.')).toBeVisible()
  await expect(spent).not.toContainText('No job that cost anything')
  await spent.getByText('This month').click()
  later(toMonday())
  const bill = fleet.getByRole('row', { name: /^FB-/ })
  await expect(bill).toContainText('$420.00', { timeout: 60_000 })
  await expect(bill).toContainText('Open')
  await fleet
    .getByRole('region', { name: 'Fleet terms' })
    .getByRole('link', { name: /^Bill FB-/ })
    .click()
  await expect(bill).toBeInViewport()
  // Its jobs come into sight wherever they stand, each time they are asked for.
  const jobsOfBill = fleet.getByRole('heading', { name: /^1 job on FB-/ })
  for (let press = 0; press < 2; press++) {
    await fleet.getByRole('button', { name: /^1 job on FB-/ }).click()
    await expect(jobsOfBill).toBeFocused()
    await expect(jobsOfBill).toBeInViewport()
    await fleet.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  }
  await expect(fleet.getByRole('region', { name: /^FB-/ })).toContainText('PO-4711')
  await expectAccessible(fleet)
  const paper = fleet.waitForEvent('download')
  await bill.getByRole('link', { name: /^Bill FB-.* as a PDF/ }).click()
  expect((await paper).suggestedFilename()).toMatch(/^FB-.*-000001\.pdf$/)

  // An operator's session is over by then: signed in anew, with the first call.
  await admin.call(readTermsAtDesk, { params: { id: company.id } })
  const office = await window(admin)
  await office.goto(`${baseUrl}/admin/fleets/${company.id}`)
  const payment = office.getByRole('dialog')
  const owed = office.getByRole('row', { name: /^FB-/ })
  await owed.getByRole('button', { name: 'Record a payment' }).click()
  await expect(payment.getByLabel('Amount received')).toHaveValue('420.00')
  await payment.getByLabel('Reference at the bank').fill('ACH 20931')
  await expectAccessible(office)
  await payment.getByRole('button', { name: 'Save the payment' }).click()
  await expect(owed).toContainText('Paid')

  await expect(bill).toContainText('Paid')
  await desk.reload()
  const earned = desk.getByRole('row', { name: /Blown drive tire/ })
  await expect(earned).toContainText('$378.00')
  await expect(earned).not.toContainText('Once the fleet has paid')
  await expectAccessible(desk)

  // The bank sends it back two days later.
  await owed.getByRole('button', { name: 'Take back a payment' }).click()
  await expect(payment.getByLabel('Payment')).toContainText('ACH 20931')
  await payment.getByLabel('Reason').fill('The bank sent it back.')
  await expectAccessible(office)
  await payment.getByRole('button', { name: 'Take back a payment' }).click()
  await expect(payment).toBeHidden()
  await expect(owed).toContainText('Open')
  await expect(bill).toContainText('Open')
  await desk.reload()
  await expect(earned).toContainText('Once the fleet has paid')
})

for (const { terms, says } of [
  { terms: false, says: 'It is paid directly to the provider.' },
  { terms: true, says: 'goes on your fleet’s bill.' },
])
  test(`a fleet’s driver reads the same before and after a bid is accepted, ${terms ? 'on' : 'without'} terms: how it is paid, and not by whom`, async ({
    withCards: { given, baseUrl },
    window,
  }) => {
    const app = { given }
    const company = terms ? await onTerms(app) : await given.company()
    const driver = await given.fleetDriver(company)
    const shop = await given.provider()
    const request = await fleetRequest(company, { driverId: driver.id })
    await given.bid(shop, request)
    const page = await window(driver.caller)
    await page.goto(`${baseUrl}/driver-portal`)
    await page.getByRole('button', { name: /^Accept Bid from/ }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(says)
    await expect(dialog).not.toContainText(/you pay|fleet pays/)
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Accept Bid' }).click()
    const payment = page.getByRole('region', { name: 'Payment' })
    await expect(payment).toContainText(says)
    await expect(payment).not.toContainText(/you pay|fleet pays/i)
  })
