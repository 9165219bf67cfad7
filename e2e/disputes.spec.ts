import { expect, expectAccessible, test } from './fixtures.ts'

const phone = { width: 390, height: 844 }

test('a guest objects on a phone, the provider answers, an admin decides with a reason, and both read it', async ({
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
  await customer.getByRole('button', { name: 'Something is wrong' }).click()
  const dialog = customer.getByRole('dialog')
  await dialog.getByLabel('How much is in question? (at most $300.00)').fill('120.00')
  await dialog.getByLabel('What happened?').fill('The new tire lost its air within a mile.')
  await expectAccessible(customer)
  await dialog.getByRole('button', { name: 'Send' }).click()
  const own = customer.getByRole('region', { name: 'You object' })
  await expect(own).toContainText('Waits for the other side')
  await expectAccessible(customer)

  await provider.goto(`${baseUrl}/provider-dashboard?tab=jobs&job=${job.id}`)
  const theirs = provider.getByRole('region', { name: 'The other side objects' })
  await expect(theirs).toContainText('$120.00 in question')
  await theirs.getByRole('button', { name: 'Answer' }).click()
  await provider.getByRole('dialog').getByLabel('What happened?').fill('It held when I left.')
  await provider.getByRole('dialog').getByRole('button', { name: 'Send' }).click()
  await expect(own).toContainText('Waits for our decision')

  await admin.goto(`${baseUrl}/admin-dashboard?tab=disputes`)
  await admin.getByRole('button', { name: /^Open the dispute/ }).click()
  const decision = admin.getByRole('dialog')
  await decision.getByText('Evidence, as it was when it opened').click()
  await expect(decision).toContainText('SHA-256')
  await decision.getByLabel('How much of $120.00 is right?').fill('80.00')
  await decision.getByLabel('Why').fill('The photo shows a cut sidewall.')
  await expectAccessible(admin)
  await decision.getByRole('button', { name: 'Decide' }).click()
  await expect(own).toContainText('$80.00 of it is right.')
  await expect(own).toContainText('The photo shows a cut sidewall.')
  await expect(own.getByRole('button', { name: 'Ask for another decision' })).toBeVisible()
  await expect(theirs).toContainText('$80.00 of it is right.')
  await expectAccessible(provider)
})
