import type { Dated } from '../ui/clock.ts'

/** What the server wrote into the page (server/platform/http/first-answers.ts). */
interface WithPage {
  /** When it was answered, by the server's clock. */
  at: number
  news: number | null
  calls: Record<string, unknown>
}

/** What was asked for before this page's scripts were there (ask-first.js). */
interface AskedFirst {
  token: string
  sentAt: number
  answers: Record<string, Promise<Response> | undefined>
}

declare global {
  interface Window {
    askedFirst?: AskedFirst
  }
}

/** Who comes to a part of the page later reads what is true by then. */
const goodForMs = 30_000

const withPage = readPage()

function readPage(): WithPage | null {
  const text = globalThis.document?.getElementById('first-answers')?.textContent
  return text ? (JSON.parse(text) as WithPage) : null
}

const isEarly = () => performance.now() < goodForMs

/** The answer that came with the page, once: from then on the server is asked. */
export function takeWithPage(
  address: string,
  token: string | null | undefined,
): { body: unknown; dated: Dated } | null {
  if (!withPage || token || !isEarly() || !(address in withPage.calls)) return null
  const body = withPage.calls[address]
  delete withPage.calls[address]
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const { requestStart = 0, responseStart = 0 } = page ?? {}
  return {
    body,
    dated: {
      sentAt: performance.timeOrigin + requestStart,
      date: withPage.at,
      receivedAt: performance.timeOrigin + responseStart,
    },
  }
}

/** Something has happened since: what nobody has taken by now may no longer be true. */
export function forgetWithPage(): void {
  if (withPage) withPage.calls = {}
}

/** The answer that is on its way already, once. */
export function takeAskedFirst(
  address: string,
  token: string | null | undefined,
): { response: Promise<Response>; sentAt: number } | null {
  const asked = globalThis.window?.askedFirst
  const response = asked?.answers[address]
  if (!asked || !response || asked.token !== token || !isEarly()) return null
  delete asked.answers[address]
  return { response, sentAt: asked.sentAt }
}

/** Up to which event all answers of this page know everything, once; from there on the first live stream tells. */
export function takeNews(): string | null {
  const news = withPage && isEarly() ? withPage.news : null
  if (withPage) withPage.news = null
  return news === null ? null : String(news)
}
