import type { Page } from '@playwright/test'

/** Of ten calls these are lost on the way there; of these the server does what was asked, and nobody hears it. */
const [lostThere, lostBack] = [[3], [0, 6]]

/**
 * A network that loses three of ten calls of a page. Of what is sent, only as many answers come through as are let through; the
 * others stay under way, whatever the page does meanwhile.
 */
export async function loseCalls(page: Page) {
  const browser = await page.context().newCDPSession(page)
  const counts = { calls: 0, there: 0, back: 0 }
  const unheard = new Set<string>()
  const held: (() => Promise<boolean>)[] = []
  let through = 0
  browser.on('Fetch.requestPaused', ({ requestId, networkId = requestId, ...call }) => {
    const isAnswer = call.responseStatusCode !== undefined || call.responseErrorReason !== undefined
    const isLost = isAnswer ? unheard.delete(networkId) : losesNext(networkId)
    const decide = () =>
      (isLost
        ? browser.send('Fetch.failRequest', { requestId, errorReason: 'Failed' })
        : browser.send('Fetch.continueRequest', { requestId })
      ).then(
        () => true,
        // The page has left it meanwhile.
        () => false,
      )
    if (isLost || !isAnswer || call.request.method !== 'POST' || through-- > 0) decide()
    else held.push(decide)
  })

  function losesNext(networkId: string): boolean {
    const nth = counts.calls++ % 10
    if (lostBack.includes(nth)) {
      counts.back++
      unheard.add(networkId)
    }
    if (!lostThere.includes(nth)) return false
    counts.there++
    return true
  }

  await browser.send('Fetch.enable', {
    patterns: [
      { urlPattern: '*/api/*', requestStage: 'Request' },
      { urlPattern: '*/api/*', requestStage: 'Response' },
    ],
  })
  return {
    counts,
    held: () => held.length,
    async letThrough(answers: number) {
      let left = answers
      while (left > 0 && held.length > 0) if (await held.shift()?.()) left--
      through = left
    },
  }
}
