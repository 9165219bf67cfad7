import type { Page } from '@playwright/test'
import { expect, expectAccessible } from './fixtures.ts'
import { asFile, cameraPhoto } from './pictures.ts'

/** A guest whose job's page is open disputes a part of its price; the dispute as the guest reads it from then on. */
export async function disputeJob(customer: Page, claim: string) {
  await customer.getByRole('button', { name: 'Dispute the job' }).click()
  const dialog = customer.getByRole('dialog')
  // Nobody is accused of anything that was not chosen.
  const reason = dialog.getByLabel('What is it about?')
  await expect(reason).toHaveValue('')
  await dialog.getByRole('button', { name: 'Send' }).click()
  await expect(reason).toHaveAttribute('aria-invalid', 'true')
  await reason.selectOption('Not what was agreed')
  await dialog.getByLabel('How much do you dispute? ($300.00 at most)').fill(claim)
  await dialog.getByLabel('What happened?').fill('The new tire lost its air within a mile.')
  await expectAccessible(customer)
  await dialog.getByRole('button', { name: 'Send' }).click()
  const own = customer.getByRole('region', { name: 'You opened a dispute' })
  await expect(own).toContainText('Waiting for the other side')
  return own
}

/** The provider, whose job's page is open, says what happened; the dispute as the provider reads it. */
export async function respondTo(provider: Page, claim: string) {
  const theirs = provider.getByRole('region', { name: 'The other side opened a dispute' })
  await expect(theirs).toContainText(`$${claim} in dispute`)
  await theirs.getByRole('button', { name: 'Respond' }).click()
  const dialog = provider.getByRole('dialog')
  await dialog.getByLabel('What happened?').fill('It held when I left.')
  const photo = asFile(await cameraPhoto('#553311', 300, 200))
  await dialog.locator('input[type=file]').setInputFiles(photo)
  const send = dialog.getByRole('button', { name: 'Send' })
  await expect(send).not.toHaveAttribute('aria-disabled', 'true')
  await expect(dialog.getByRole('img')).toHaveCount(1)
  await send.click()
  await expect(theirs.getByRole('button', { name: /^Photo 1 of 1/ })).toBeVisible()
  return theirs
}
