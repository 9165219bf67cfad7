import { expect, type Page } from '@playwright/test'

/** On a phone a business registers section by section: goes on through the sections of these headings, one after the other. */
export async function goOnTo(page: Page, ...headings: string[]) {
  for (const name of headings) {
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
  }
}
