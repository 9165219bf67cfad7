import { expect, type Page } from '@playwright/test'

/** How long nothing more is asked for once all of it has come. */
const restMs = 500

/** Opens the asking form and waits until its later steps have come too, as they do while its reader begins. */
export async function openWholeWizard(page: Page, path: string): Promise<void> {
  let underWay = 0
  let changedAt = Date.now()
  const count = (by: number) => () => {
    underWay += by
    changedAt = Date.now()
  }
  page.on('request', count(1))
  page.on('requestfinished', count(-1))
  page.on('requestfailed', count(-1))
  const rest = page.waitForResponse(/details-and-review.*\.js/)
  await page.goto(path)
  await rest
  await expect.poll(() => underWay === 0 && Date.now() - changedAt > restMs).toBe(true)
}
