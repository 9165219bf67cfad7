import type { Page } from '@playwright/test'

/** The server does what is asked, and of the first so many tries nobody hears it. Gives the keys of all tries. */
export async function loseAnswers(
  page: Page,
  address: string | RegExp,
  times = Number.POSITIVE_INFINITY,
) {
  const keys: string[] = []
  await page.route(address, async (route) => {
    if (!['POST', 'PATCH'].includes(route.request().method())) return route.continue()
    keys.push(route.request().headers()['idempotency-key'] ?? '')
    if (keys.length > times) return route.continue()
    await route.fetch()
    return route.abort()
  })
  return keys
}
