import type { Page } from '@playwright/test'

/** Says that the work is done and what of it, and why nothing proves it. */
export async function finishWork(page: Page, note = 'Done as agreed.'): Promise<void> {
  await page.getByRole('button', { name: 'Work is done' }).click()
  const dialog = page.getByRole('dialog', { name: 'Is the work done?' })
  await dialog.getByLabel('Why is it missing?').selectOption('No camera')
  await dialog.getByLabel('What was done').fill(note)
  await dialog.getByRole('button', { name: 'Work is done' }).click()
}
