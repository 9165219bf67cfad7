import type { Page } from '@playwright/test'

/** What goes to such addresses stays under way until it is let through: what comes back does that. */
export async function holdBack(
  page: Page,
  addresses: string | ((url: URL) => boolean),
): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}
