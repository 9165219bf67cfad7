/** What somebody has to know: beside the rest, with the amber bar. */
export const noteClass = 'rounded-sm border-l-4 border-amber-ink bg-amber-soft px-3 py-2'

/** What waits for somebody's answer: the whole frame is amber. */
export const questionClass = 'rounded-sm border-2 border-amber-ink bg-amber-soft p-4'
