import type { Page } from '@playwright/test'

/** The first question of a call for help: nobody is in danger. */
export const saySafe = (page: Page) => page.getByText('Yes, everybody is safe').click()
