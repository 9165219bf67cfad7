import { offerComeback, openDispute, readDisputes } from '#contract/disputes.ts'
import { advanceJob, providerSteps } from '#contract/jobs.ts'
import { accept, fleetRequest, onTerms } from '../server/testing/given-terms.ts'
import { begunJob } from '../server/testing/read-answers.ts'
import { disputeJob, respondTo } from './dispute-a-job.ts'
import { expect, expectAccessible, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }

test('a provider settles a dispute by coming back: its driver does it again at no charge, the guest confirms it on a phone, and the money is the provider’s', {
  tag: '@desk',
}, async ({ withCards: { given, baseUrl }, window }) => {
  test.slow()
  const job = await given.job({ price: '300.00', until: 'finish' })
  const [customer, provider, field] = [
    await window(),
    await window(job.provider.caller),
    await window(),
  ]
  await customer.setViewportSize(phone)
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const payment = customer.getByRole('region', { name: 'Payment' })
  await payment.getByRole('button', { name: 'Pay by card' }).click()
  await customer.getByRole('button', { name: 'Hold $300.00' }).click()
  await expect(payment).toContainText('$300.00 is held on your card.')
  const own = await disputeJob(customer, '120.00')

  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs&job=${job.id}`)
  const theirs = provider.getByRole('region', { name: 'The other side opened a dispute' })
  await theirs.getByRole('button', { name: 'Offer a free comeback' }).click()
  const offer = provider.getByRole('dialog', { name: 'Settle with a free comeback?' })
  await expectAccessible(provider)
  await offer.getByRole('button', { name: 'Send the offer' }).click()
  await expect(theirs).toContainText('You offered to settle with a free comeback.')

  await expect(own).toContainText('They offer to settle with a free comeback.')
  await own.getByRole('button', { name: 'Accept the comeback' }).click()
  await expect(own).toContainText('Waiting for a free comeback')
  await expectAccessible(customer)
  await own.getByRole('link', { name: 'Go to the comeback' }).click()
  await expect(customer.getByText(/^Comeback for .*, no charge$/)).toBeVisible()
  await expect(customer.locator('[aria-current=step]')).toContainText('Assigned')
  await expect(customer.getByText('$0.00')).toBeVisible()
  await expectAccessible(customer)

  await theirs.getByRole('link', { name: 'Go to the comeback' }).click()
  const back = provider.getByRole('listitem').filter({ hasText: /Comeback for .*, no charge/ })
  await expect(back.getByRole('button', { name: 'Ask for more' })).toHaveCount(0)
  await expectAccessible(provider)
  const money = await window(job.provider.caller)
  await money.goto(`${baseUrl}/provider-dashboard?tab=money`)
  const aside = money.locator('dl > div').filter({ hasText: 'Set aside for disputes' })
  await expect(aside).toContainText('$108.00')
  const comebackId = new URL(provider.url()).searchParams.get('job') ?? ''
  const technician = await given.technician(job.provider, { id: comebackId })

  await field.setViewportSize(phone)
  await field.goto(`${baseUrl}/technician?token=${encodeURIComponent(technician.token)}`)
  await expect(field.getByText(/^Comeback for .*, no charge$/)).toBeVisible()
  await expect(field.getByText('The customer pays nothing for this.')).toBeVisible()
  await expectAccessible(field)
  await field.getByRole('button', { name: 'On my way' }).click()
  await field.getByRole('button', { name: 'I have arrived' }).click()
  await field.getByRole('button', { name: 'Start work' }).click()
  await expect(field.getByRole('button', { name: 'Ask for more' })).toHaveCount(0)
  await field.getByRole('button', { name: 'Work is done' }).click()
  const done = field.getByRole('dialog', { name: 'Is the work done?' })
  await done.getByLabel('Why is it missing?').selectOption('No camera')
  await done.getByLabel('What was done').fill('Tire seated again, holds 110 psi.')
  await done.getByRole('button', { name: 'Work is done' }).click()

  await expect(customer.getByRole('button', { name: 'It’s still not right' })).toBeVisible()
  await expectAccessible(customer)
  await customer.getByRole('button', { name: 'Confirm the work is done' }).click()
  await expect(customer.getByText('The work is done and the job is closed.')).toBeVisible()
  await expect(customer.getByRole('button', { name: 'It’s still not right' })).toHaveCount(0)

  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs&job=${job.id}`)
  await expect(theirs).toContainText('The work was done again and confirmed.')
  await expect(theirs).toContainText('Final')
  await expect(async () => {
    await money.reload()
    await expect(money.getByText('Fees you owe')).toBeVisible()
    await expect(aside).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await expect(money.getByRole('main')).toContainText('$270.00')
})

test('an admin sends a provider back; the guest says on a phone that it is still not right, and the admin decides with that in hand', async ({
  withCards: { given, baseUrl },
  window,
}) => {
  test.slow()
  const job = await given.job({ price: '300.00', until: 'finish' })
  const [customer, provider, admin] = [
    await window(),
    await window(job.provider.caller),
    await window(await given.admin()),
  ]
  await customer.setViewportSize(phone)
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const own = await disputeJob(customer, '90.00')
  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs&job=${job.id}`)
  const theirs = await respondTo(provider, '90.00')
  await expect(own).toContainText('Waiting for our decision')

  await admin.goto(`${baseUrl}/admin-dashboard?tab=disputes`)
  const row = admin.getByRole('row').filter({ hasText: '$90.00' })
  await row.getByRole('button', { name: /^Open the dispute/ }).click()
  await admin.getByRole('dialog').getByRole('button', { name: 'Send the provider back' }).click()
  const sends = admin.getByRole('dialog', { name: 'Let the provider come back?' })
  await sends.getByLabel('Why').fill('The tire has to be seated again.')
  await expectAccessible(admin)
  await sends.getByRole('button', { name: 'Send the provider back' }).click()
  await expect(sends).toBeHidden()
  await expect(row).toContainText('Waiting for a free comeback')

  await expect(own).toContainText('The tire has to be seated again.')
  await own.getByRole('link', { name: 'Go to the comeback' }).click()
  await theirs.getByRole('link', { name: 'Go to the comeback' }).click()
  await expect(provider).toHaveURL(new RegExp(`job=(?!${job.id})`))
  for (const step of ['On my way', 'I have arrived', 'Start work'])
    await provider.getByRole('button', { name: step }).click()
  await provider.getByRole('button', { name: 'Work is done' }).click()
  const done = provider.getByRole('dialog', { name: 'Is the work done?' })
  await done.getByLabel('Why is it missing?').selectOption('No camera')
  await done.getByLabel('What was done').fill('Tire seated again.')
  await done.getByRole('button', { name: 'Work is done' }).click()

  await customer.getByRole('button', { name: 'It’s still not right' }).click()
  const wrong = customer.getByRole('dialog', { name: 'What is still wrong?' })
  await wrong.getByLabel('What happened?').fill('It lost its air again by the evening.')
  await expectAccessible(customer)
  await wrong.getByRole('button', { name: 'Send' }).click()
  await expect(wrong).toBeHidden()

  await admin.reload()
  await expect(row).toContainText('Waiting for our decision')
  await row.getByRole('button', { name: /^Open the dispute/ }).click()
  const decision = admin.getByRole('dialog')
  await expect(decision).toContainText('It lost its air again by the evening.')
  await expect(decision.getByRole('button', { name: 'Send the provider back' })).toHaveCount(0)
  await decision.getByLabel(/^How much of \$90.00 goes to /).fill('90.00')
  await decision.getByLabel('Why').fill('It was tried twice and still loses air.')
  await decision.getByRole('button', { name: 'Decide' }).click()
  await expect(decision).toBeHidden()
  await customer.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  await expect(own).toContainText('You get $90.00 of it.')
})

test('a fleet on terms and a customer with an account take a comeback on their own pages @desk', async ({
  withCards: { given, baseUrl },
  window,
}) => {
  test.slow()
  const company = await onTerms({ given })
  const customer = await given.customer()
  const provider = await given.provider()
  for (const { owner, request, page } of [
    { owner: company.manager, request: await fleetRequest(company), page: '/fleet-bids/' },
    { owner: customer, request: await given.request({ as: customer }), page: '/bids/' },
  ]) {
    const bid = await given.bid(provider, request, { price: '400.00' })
    const params = { id: begunJob((await accept(owner, bid.id)).body) }
    for (const step of providerSteps)
      await provider.caller.call(advanceJob, { params, body: { step } })
    await owner.call(openDispute, {
      params,
      body: { reason: 'not_as_agreed', claim: '20.00', words: 'It lost its air within a mile.' },
    })
    const { disputes } = (await owner.call(readDisputes, { params })).body
    await provider.caller.call(offerComeback, { params: { id: disputes[0]?.id ?? '' } })
    const reader = await window(owner)
    await reader.goto(baseUrl + page + request.id)
    const region = reader.getByRole('region', { name: 'You opened a dispute' })
    await region.getByRole('button', { name: 'Accept the comeback' }).click()
    await region.getByRole('link', { name: 'Go to the comeback' }).click()
    await expect(reader.getByText(/^Comeback for .*, no charge$/)).toBeVisible()
    expect(new URL(reader.url()).pathname.startsWith(page)).toBe(true)
    expect(reader.url()).not.toContain(request.id)
    await expectAccessible(reader)
  }
})
