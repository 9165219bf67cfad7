import type { Locator } from '@playwright/test'

/** What of it is loud: the names of the buttons and links in the amber of the next step. */
export const loud = (part: Locator): Locator =>
  part.locator('.bg-amber:is(a, button):not([aria-disabled=true])')
