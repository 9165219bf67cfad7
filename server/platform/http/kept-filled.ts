import type { Log } from '../log.ts'
import { type HtmlPage, htmlPage } from './html-page.ts'

/** What of a page changes while the server runs. */
export interface PageFill {
  /** The page's text as it is now, made from the text of its file. */
  fill(html: string): Promise<string>
  /** Calls `again` whenever `fill` would answer otherwise. */
  onChange(again: () => void): void
}

/** A change of which nobody was told (the feed was down) shows after this time. */
const maxAgeMs = 60_000

/** Serves a page filled, from memory: it is filled again when it has changed; a failure leaves the text as it was. */
export async function keptFilled(
  html: string,
  { fill, onChange }: PageFill,
  log: Log,
): Promise<HtmlPage['answer']> {
  const page = htmlPage(html)
  let filledAt = 0
  let filling: Promise<void> = Promise.resolve()
  const refill = () => {
    filledAt = Date.now()
    // After what is under way, which may have read before the change.
    filling = filling.then(async () => {
      try {
        page.replace(await fill(html))
      } catch (error) {
        log.warn({ err: error }, 'a page could not be filled')
      }
    })
  }
  onChange(refill)
  refill()
  await filling
  return (request, reply, status) => {
    if (Date.now() - filledAt > maxAgeMs) refill()
    return page.answer(request, reply, status)
  }
}
