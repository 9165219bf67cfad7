import { expect, type Page } from '@playwright/test'

/** Where somebody at work goes: the rail of a desk, or the bar at the bottom of a phone. */
export const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** What has no room on a phone's bar, once the bar is there: it comes after the page's own file. */
export async function openMore(page: Page): Promise<void> {
  await rail(page).getByRole('link').first().waitFor()
  const more = rail(page).getByText('More', { exact: true })
  if (await more.isVisible()) await more.click()
}

/** Goes to a place of it; on a phone some stand behind "More". */
export async function goTo(page: Page, name: string | RegExp): Promise<void> {
  const place = rail(page).getByRole('link', { name })
  // What the bar holds may change while it is looked at: one more place, and this one stands behind "More".
  await expect(async () => {
    if (!(await place.isVisible())) await openMore(page)
    await place.click({ timeout: 2_000 })
  }).toPass()
}
