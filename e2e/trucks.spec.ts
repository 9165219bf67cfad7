import { motiveBody, sendAsMotive, signatureOf } from '../server/testing/given-fleet-feed.ts'
import { fixAt } from '../server/testing/given-trip.ts'
import { expect, expectAccessible, test } from './fixtures.ts'
import { widths } from './visits.ts'

const settings = '/provider-dashboard?tab=settings&section=trucks'

test('an owner connects Motive, and the customer sees the truck come while the driver’s page is closed', {
  tag: '@desk',
}, async ({ window, app }) => {
  const job = await app.given.job()
  const technician = await app.given.technician(job.provider, job)
  const { businessName } = job.provider

  const owner = await window(job.provider.caller)
  // The page looks again by itself every 15 seconds; nobody waits for them here.
  await owner.clock.install()
  await owner.goto(settings)
  const motive = owner.getByRole('region', { name: 'Motive', exact: true })
  await motive.getByRole('button', { name: 'Connect Motive' }).click()
  await expectAccessible(owner)
  const dialog = owner.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Connect', exact: true }).click()
  await expect(dialog.getByRole('heading', { name: 'The secret for Motive' })).toBeVisible()
  const secret = (await dialog.locator('code').textContent()) ?? ''
  await dialog.getByRole('button', { name: 'Done' }).click()
  await expect(motive.getByText('Nothing has come from Motive yet.')).toBeVisible()
  const address = (await motive.locator('code').textContent()) ?? ''
  const says = async (miles: number) => {
    const body = motiveBody(fixAt(miles, new Date()))
    return (await sendAsMotive(address, body, signatureOf(JSON.stringify(body), secret))).status
  }

  expect(await says(6)).toBe(200)
  await owner.clock.fastForward(15_000)
  await motive
    .getByLabel('Wrecker 7')
    .selectOption({ label: technician.fullName }, { timeout: 30_000 })
  await expect(owner.getByText('Wrecker 7 is saved.').first()).toBeVisible()
  await expect(motive.getByText(/Motive was last heard/)).toBeVisible()
  await expectAccessible(owner)
  await expect(owner.getByText(secret)).toHaveCount(0)

  const phone = await window()
  await phone.setViewportSize(widths.phone)
  await phone.goto(`/technician?token=${encodeURIComponent(technician.token)}`)
  await expect(phone.getByText('Motive says where your truck (Wrecker 7) is')).toBeVisible()
  await expectAccessible(phone)
  // The page shows the press before the server has it.
  const pressed = phone.waitForResponse(/\/steps$/)
  await phone.getByRole('button', { name: 'On my way' }).click()
  expect((await pressed).status()).toBe(200)
  await expect(phone.getByRole('button', { name: 'I have arrived' })).toBeVisible()
  await phone.context().close()

  const customer = await window()
  await customer.setViewportSize(widths.phone)
  await customer.goto(`/bids/${job.request.id}?token=${job.request.token}`)
  await expect(async () => {
    expect(await says(6)).toBe(200)
    await expect(customer.getByText(`${businessName} has just set out.`)).toBeVisible({
      timeout: 6_000,
    })
  }).toPass({ timeout: 60_000 })
  await expect(async () => {
    expect(await says(5.7)).toBe(200)
    await expect(
      customer.getByText(new RegExp(`^${businessName} was last seen`)).first(),
    ).toBeVisible({
      timeout: 6_000,
    })
  }).toPass({ timeout: 60_000 })

  await motive.getByRole('button', { name: 'Disconnect Motive' }).click()
  await owner.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(motive.getByRole('button', { name: 'Connect Motive' })).toBeVisible()
  expect(await says(5)).toBe(404)
})
