import type { Page } from '@playwright/test'

/** A link to the bids, taken apart: which request, and the token that opens it. */
export function readBidsLink(address: string | null): { id: string; token: string } {
  const [, id = '', token = ''] = /bids\/([^#]+)#token=(.+)$/.exec(address ?? '') ?? []
  return { id, token }
}

/** What was asked on the page that shows its bids now. */
export const asked = (page: Page) => readBidsLink(page.url())
