import { expect, type Page } from '@playwright/test'

/** One step of the wizard further. It begins at its heading: a press before that would still be the last step's. */
export async function goOn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Next', exact: true }).click()
  await expect(page.locator('h2:focus')).toBeVisible()
}
