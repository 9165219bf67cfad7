import { expect, type Page } from '@playwright/test'

/** Where somebody at work goes: the rail of a desk, or the bar at the bottom of a phone. */
export const rail = (page: Page) => page.getByRole('navigation', { name: 'Main' })

/** What has no room on a phone's bar. */
export async function openMore(page: Page): Promise<void> {
  const more = rail(page).getByText('More', { exact: true })
  if (await more.isVisible()) await more.click()
}

/** Goes to a place of it; on a phone some stand behind "More". */
export async function goTo(page: Page, name: string | RegExp): Promise<void> {
  await rail(page).getByRole('link').first().waitFor()
  const place = rail(page).getByRole('link', { name })
  // A tap that comes before the page is awake opens nothing, and is done again.
  await expect(async () => {
    if (!(await place.isVisible())) await openMore(page)
    await place.click({ timeout: 2_000 })
  }).toPass()
}
