import { disputeJob, respondTo } from './dispute-a-job.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { holdBack } from './hold-back.ts'
import { loseAnswers } from './lose-answers.ts'
import { rail } from './rail.ts'

const phone = { width: 390, height: 844 }

test('a guest disputes a job on a phone, the provider responds, an admin decides with a reason, and both read it', async ({
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
  const own = await disputeJob(customer, '120.00')
  await expectAccessible(customer)

  // What waits for the shop's answer is counted beside the jobs that run, stands above the past, and is said on top.
  await given.job({ provider: job.provider, until: 'start' })
  await provider.goto(`${baseUrl}/provider-dashboard`)
  const jobs = rail(provider).getByRole('link', { name: /^My Jobs/ })
  await expect(jobs).toContainText('2')
  await jobs.click()
  await provider.getByRole('link', { name: 'A dispute waits for your answer' }).click()
  await expect(provider.getByRole('region', { name: 'Disputes to answer' })).toContainText(
    'In dispute',
  )
  const theirs = await respondTo(provider, '120.00')
  await expect(jobs).toContainText('1')
  await expect(own).toContainText('Waiting for our decision')

  // An offer says which way the money goes, to each as they read it.
  await theirs.getByRole('button', { name: 'Make an offer' }).click()
  const offer = provider.getByRole('dialog', { name: 'How much would you give back?' })
  await offer.getByLabel('You give back ($, of $120.00 in dispute)').fill('20.00')
  await expectAccessible(provider)
  await offer.getByRole('button', { name: 'Send' }).click()
  await expect(theirs).toContainText('You offered: you give back $20.00.')
  await expect(own).toContainText('They offered: you get back $20.00.')
  // Who disputes and asks for nothing is asked whether that is meant.
  await own.getByRole('button', { name: 'Make an offer' }).click()
  const settling = customer.getByRole('dialog')
  await settling.getByLabel('You get back ($, of $120.00 in dispute)').fill('0')
  await settling.getByRole('button', { name: 'Send' }).click()
  await expect(settling).toContainText('you get nothing of the $120.00 in dispute')
  await expectAccessible(customer)
  await settling.getByRole('button', { name: 'Change the amount' }).click()
  await settling.getByLabel('You get back ($, of $120.00 in dispute)').fill('90')
  await settling.getByRole('button', { name: 'Send' }).click()
  await expect(own).toContainText('You offered: you get back $90.00.')
  await expect(theirs).toContainText('They offered: you give back $90.00.')

  await admin.goto(`${baseUrl}/admin-dashboard?tab=disputes`)
  const line = admin.getByRole('row').filter({ hasText: job.provider.businessName })
  await expect(line).toContainText('Dale Whitcomb')
  await line.getByRole('button', { name: /^Open the dispute/ }).click()
  const decision = admin.getByRole('dialog')
  await expect(decision).toContainText('What Dale Whitcomb (customer) says')
  await expect(decision).toContainText(`Response of ${job.provider.businessName} (provider)`)
  await decision.getByText('Evidence, as of the moment it was opened').click()
  const agreed = decision.getByRole('region', { name: 'What was agreed' })
  await expect(agreed).toContainText('Bid accepted')
  await expect(agreed).toContainText('$300.00')
  await expect(decision.getByRole('list', { name: 'What happened' })).toContainText('Work done')
  await expect(decision).not.toContainText('{')
  await expect(decision).toContainText('SHA-256')
  await expect(decision).toContainText('To be decided by')
  await expect(decision).toContainText('Without a decision, all of it goes to Dale Whitcomb.')
  await expect(decision).toContainText('They pay each other directly: no money moves here')
  await decision.getByLabel('How much of $120.00 goes to Dale Whitcomb?').fill('80.00')
  await decision.getByLabel('Why').fill('The photo shows a cut sidewall.')
  await expectAccessible(admin)
  await decision.getByRole('button', { name: 'Decide' }).click()
  await expect(decision).toBeHidden()
  await expect(own).toContainText('You get $80.00 of it.')
  await expect(own).toContainText('The photo shows a cut sidewall.')
  await expect(own.getByRole('button', { name: 'Appeal the decision' })).toBeVisible()
  await expect(theirs).toContainText('The other side gets $80.00 of it.')
  await expectAccessible(provider)

  // The request's page leads to what was decided, and until when it may be appealed.
  await line.getByRole('link').first().click()
  await admin.getByRole('link', { name: 'Decided, not final yet' }).first().click()
  await expect(decision).toContainText('$80.00 goes to Dale Whitcomb. Final on')
  await expectAccessible(admin)
})

test('the way to pay by a fleet check, which comes late, moves nothing that stands below it', async ({
  withCards: { given, baseUrl },
  window,
}) => {
  const job = await given.job({ price: '300.00', until: 'finish' })
  const page = await window()
  await page.setViewportSize(phone)
  const letCheckCome = await holdBack(page, '**/assets/FleetCheck-*.js')
  await page.goto(`${baseUrl}/bids/${job.request.id}?token=${job.request.token}`)
  const dispute = page.getByRole('button', { name: 'Dispute the job' })
  const place = async () => (await dispute.boundingBox())?.y
  await expect(page.getByRole('button', { name: 'Sign for the work' })).toBeVisible()
  const before = await place()
  letCheckCome()
  await expect(page.getByRole('button', { name: 'Pay by fleet check' })).toBeVisible()
  expect(await place()).toBe(before)
})

test('who disputes has confirmed nothing; an offer is taken once it is asked about, and both open pages read what is owed then', async ({
  app: { given },
  window,
}) => {
  test.slow()
  const job = await given.job({ price: '300.00', until: 'finish' })
  const [customer, shop] = [await window(), await window(job.provider.caller)]
  await shop.goto('/provider-dashboard?tab=jobs')
  await expect(shop.getByText(/^Waiting for the customer to confirm/)).toBeVisible()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const own = await disputeJob(customer, '120.00')
  await expect(shop.getByText('The customer disputes the job', { exact: true })).toBeVisible()
  await expect(shop.getByText('The customer confirmed the job')).toHaveCount(0)

  const theirs = shop.getByRole('region', { name: 'The other side opened a dispute' })
  await expect(theirs).toContainText('Waiting for you')
  await theirs.getByRole('button', { name: 'Make an offer' }).click()
  const offer = shop.getByRole('dialog')
  await offer.getByLabel('You give back ($, of $120.00 in dispute)').fill('45')
  await offer.getByRole('button', { name: 'Send' }).click()
  await expect(theirs).toContainText('Waiting for you')
  await expect(own).toContainText('An offer for you')
  await expect(own).toContainText(/They offered: you get back \$45\.00\. Ends in \d+ h/)

  await own.getByRole('button', { name: 'Settle for $45.00' }).click()
  const asks = customer.getByRole('dialog', { name: 'Settle for $45.00?' })
  await expect(asks).toContainText('You get back $45.00 of the $120.00 in dispute. That is final')
  await expectAccessible(customer)
  await asks.getByRole('button', { name: 'Not yet' }).click()
  await expect(own).toContainText('An offer for you')
  await own.getByRole('button', { name: 'Settle for $45.00' }).click()
  await asks.getByRole('button', { name: 'Settle for $45.00' }).click()
  await expect(asks).toBeHidden()

  // Nobody reloads anything.
  await expect(customer.getByRole('button', { name: 'Credit note $45.00 (PDF)' })).toBeVisible({
    timeout: 20_000,
  })
  await expect(own).toContainText('Settle $45.00 of that directly between you.')
  await expect(shop.getByText('$229.50').filter({ visible: true }).first()).toBeVisible()
})

test('what is wrong is kept through a reload, and sent until it is answered, once; who withdraws it is asked first, and keeps it open or lets it go', async ({
  app,
  window,
}) => {
  const job = await app.given.job({ until: 'finish' })
  const customer = await window()
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const dialog = customer.getByRole('dialog')
  const words = dialog.getByLabel('What happened?')
  await customer.getByRole('button', { name: 'Dispute the job' }).click()
  await words.fill('The new tire lost its air within a mile.')
  await customer.reload()
  await customer.getByRole('button', { name: 'Dispute the job' }).click()
  await expect(words).toHaveValue('The new tire lost its air within a mile.')
  await dialog.getByLabel('What is it about?').selectOption('Not what was agreed')
  await dialog.getByLabel(/^How much do you dispute/).fill('50')
  const keys = await loseAnswers(customer, /\/disputes$/, 2)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(customer.getByRole('region', { name: 'You opened a dispute' })).toHaveCount(1)
  await expect(dialog).toHaveCount(0)
  expect(new Set(keys).size).toBe(1)

  const own = customer.getByRole('region', { name: 'You opened a dispute' })
  const withdraw = own.getByRole('button', { name: 'Withdraw the dispute' })
  await withdraw.click()
  await expect(dialog).toContainText('The agreed price stands')
  await expectAccessible(customer)
  await dialog.getByRole('button', { name: 'Keep it open' }).click()
  await expect(own).toContainText('Waiting for the other side')
  await withdraw.click()
  const withdrawn = await loseAnswers(customer, '**/api/disputes/*/withdraw', 1)
  await dialog.getByRole('button', { name: 'Withdraw the dispute' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(() => withdrawn.length).toBe(2)
  expect(new Set(withdrawn).size).toBe(1)
  await expect(own).toContainText('Withdrawn')
  await expect(withdraw).toHaveCount(0)
})

test('a provider who was not paid directly says so on the job, and the customer reads it', async ({
  app: { given },
  window,
}) => {
  const job = await given.job({ price: '300.00', until: 'closed' })
  const [customer, provider] = [await window(), await window(job.provider.caller)]
  await provider.setViewportSize(phone)
  await provider.goto('/provider-dashboard?tab=jobs')
  await provider.getByRole('button', { name: 'I was not paid' }).click()
  const dialog = provider.getByRole('dialog', { name: 'What was not paid?' })
  // It can only be about that.
  await expect(dialog.getByRole('combobox')).toHaveCount(0)
  await dialog.getByLabel('How much is unpaid? ($300.00 at most)').fill('300')
  await dialog.getByLabel('What happened?').fill('Drove off without paying.')
  await expectAccessible(provider)
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(provider.getByRole('region', { name: 'You opened a dispute' })).toContainText(
    '$300.00 in dispute',
  )
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  const theirs = customer.getByRole('region', { name: 'The other side opened a dispute' })
  await expect(theirs).toContainText('Not paid')
})
