import type { Locator, Page } from '@playwright/test'
import { expect, expectAccessible, test } from './fixtures.ts'
import { widths } from './visits.ts'

/** The card of which the bank takes the money back as soon as it was charged, as in Stripe's own tests. */
const alwaysDisputed = '4000 0000 0000 0259'

/** The customer pays at the processor's page with that card, and confirms the work. */
async function payAndConfirm(customer: Page, price: string): Promise<Locator> {
  const payment = customer.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await customer.getByLabel('Card number').fill(alwaysDisputed)
  await customer.getByRole('button', { name: `Hold ${price}` }).click()
  await expect(payment).toContainText(`${price} is held on your card.`)
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(payment).toContainText(`Your bank asked for ${price} back.`, { timeout: 30_000 })
  return payment
}

test('a bank takes money back: the operator answers, wins one and loses one, and the books follow', {
  tag: '@desk',
}, async ({ withCards: { given, baseUrl }, window }) => {
  const jobs = [
    await given.job({ price: '300.00', until: 'finish' }),
    await given.job({ price: '200.00', until: 'finish' }),
  ] as const
  const [won, lost] = jobs
  const customers = [await window(), await window()] as const
  for (const [index, { request }] of jobs.entries()) {
    const customer = customers[index === 0 ? 0 : 1]
    await customer.setViewportSize(widths.phone)
    await customer.goto(`${baseUrl}/bids/${request.id}?token=${request.token}`)
  }
  const wonPayment = await payAndConfirm(customers[0], '$300.00')
  const lostPayment = await payAndConfirm(customers[1], '$200.00')

  const admin = await window(await given.admin())
  const board = admin.getByRole('region', { name: 'Chargebacks' })
  const rowOf = (one: (typeof jobs)[number]) =>
    board.getByRole('row').filter({ hasText: one.provider.businessName })
  const dialog = admin.getByRole('dialog')
  /** Opens it once the board has it in that state. */
  async function open(one: (typeof jobs)[number], state: string) {
    await expect(async () => {
      await admin.goto(`${baseUrl}/admin-dashboard?tab=operations`)
      await expect(rowOf(one)).toContainText(state, { timeout: 4_000 })
    }).toPass()
    await rowOf(one)
      .getByRole('button', { name: /^Open the chargeback/ })
      .click()
  }
  async function answer(one: (typeof jobs)[number], words: string) {
    await open(one, 'Needs our answer')
    await dialog.getByText('What the bank will read').click()
    await expect(dialog).toContainText('WHAT BOTH SIDES AGREED ON')
    await expectAccessible(admin)
    await dialog.getByLabel('What should the bank know first?').fill(words)
    await dialog.getByRole('button', { name: 'Send the evidence' }).click()
    await expect(dialog).toBeHidden()
  }
  await answer(won, 'The driver confirmed the work: winning_evidence')
  await expect(wonPayment).toContainText('decided for the provider', { timeout: 30_000 })
  await answer(lost, 'Nobody was there: losing_evidence')
  await expect(lostPayment).toContainText('Your bank took back $200.00.', { timeout: 30_000 })

  await open(lost, 'Lost: whose fault?')
  await dialog.getByLabel('Whose fault was it?').selectOption('The provider’s')
  await dialog.getByLabel('Why?').fill('No proof that anybody was there.')
  await dialog.getByRole('button', { name: 'Settle it' }).click()
  await expect(dialog).toBeHidden()

  /** A phone shows the first rows of the ledger. */
  async function expectInLedger({ id }: (typeof jobs)[number], kind: RegExp) {
    await admin.goto(`${baseUrl}/admin/jobs/${id}?ledger=all`)
    await expect(admin.getByRole('row', { name: kind }).first()).toBeVisible()
  }
  await expectInLedger(won, /Chargeback won/)
  await expectInLedger(lost, /Chargeback lost/)
  await admin.goto(`${baseUrl}/admin-dashboard?tab=balances`)
  const owed = (one: (typeof jobs)[number]) =>
    admin.getByRole('row', { name: one.provider.businessName })
  await expect(owed(won)).toContainText('$270.00')
  await expect(owed(lost)).toBeHidden()
  await expect(admin.getByText('Debits and credits are equal')).toBeVisible()
  await expect(customers[1].getByRole('button', { name: 'Credit note $200.00 (PDF)' })).toBeVisible(
    { timeout: 30_000 },
  )
})
