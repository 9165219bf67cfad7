import { expect, type Locator, type Page } from '@playwright/test'

/** Opens a part of the shop's settings, or of another page of parts, from their list: on a phone it is a page back. */
export async function openSection(
  page: Page,
  name: string,
  parts = 'Parts of your settings',
): Promise<Locator> {
  const all = page.getByRole('link', { name: 'All settings' })
  const link = page.getByRole('navigation', { name: parts }).getByRole('link', { name })
  await all.or(link).filter({ visible: true }).first().waitFor()
  if (await all.isVisible()) await all.click()
  await link.click()
  await expect(page.getByRole('heading', { name })).toBeFocused()
  return page.getByRole('region', { name })
}

/** The same on the page of somebody's account. */
export const openInAccount = (page: Page, name: string) =>
  openSection(page, name, 'Parts of your account')

/** What says that something is not saved. */
export const saveBar = (page: Page) => page.getByRole('region', { name: 'Changes not saved' })

/** Saves what was changed in all of the settings. */
export async function saveChanges(page: Page): Promise<void> {
  await saveBar(page).getByRole('button', { name: 'Save' }).click()
  await expect(saveBar(page)).toBeHidden()
}
