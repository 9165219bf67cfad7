import type { Figures, Share } from './figures.ts'

const [width, height] = [640, 220]

/** The report as one page that needs nothing else. */
export function pageOf(seed: number, figures: Figures, errors: readonly number[]): string {
  const { habits, proofs } = figures
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Roadcall: ${figures.trips} trips</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 48rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse } td, th { padding: 0 1.5rem 0 0; text-align: left; font-weight: normal }
  rect { fill: #b45309 } line { stroke: #94a3b8 } text { font-size: 12px; fill: #44403c }
</style>
<h1>${figures.trips} trips, seed ${seed}</h1>
<table>
${rows({
  'Proved earlier than true': of(figures.provedEarly),
  'The same where the pin was wrong': of(figures.provedEarlyAtWrongPin),
  'Late, and told before the promise broke': of(figures.toldInTime),
  'Told, and came in time': of(figures.toldForNothing),
  'The time shown held the arrival': of(figures.covered),
  'Came earlier than shown': String(figures.earlierThanShown),
  'Came later than shown': String(figures.laterThanShown),
  'Most often told of one trip that it gets later': String(figures.laterInARow),
  ...Object.fromEntries(
    Object.entries(proofs).map(([proof, n]) => [`Arrivals: ${proof}`, String(n)]),
  ),
  ...Object.fromEntries(
    Object.entries(habits).map(([habit, { onTime, said }]) => [
      {
        honest: 'Honest shops',
        hopeful: 'Shops that say too little',
        liar: 'Shops that press in the yard',
      }[habit] ?? habit,
      `on time ${of(onTime)}; ${said ?? 'nothing to say yet'}`,
    ]),
  ),
})}
</table>
<h2>By how many minutes the middle of what was shown was off</h2>
${histogram(errors)}
<h2>How often the time shown held the arrival, by minutes still to go</h2>
${bars(figures.coveredByMinutesAhead)}
</html>
`
}

const of = ({ of: all, are }: Share): string =>
  `${are} of ${all}${all ? ` (${((100 * are) / all).toFixed(1)} %)` : ''}`

const rows = (facts: Record<string, string>): string =>
  Object.entries(facts)
    .map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`)
    .join('\n')

/** From twenty minutes too late to twenty too early, in steps of two. */
function histogram(errors: readonly number[]): string {
  const [least, most, step] = [-20, 20, 2]
  const bins = Array.from({ length: (most - least) / step }, () => 0)
  for (const error of errors) {
    const at = Math.floor((Math.min(most - 0.01, Math.max(least, error)) - least) / step)
    bins[at] = (bins[at] ?? 0) + 1
  }
  return columns(
    bins.map((n, at) => ({ label: String(least + at * step), value: n })),
    Math.max(...bins, 1),
  )
}

const bars = (shares: Record<string, Share>): string =>
  columns(
    Object.entries(shares).map(([label, { of: all, are }]) => ({
      label: label === 'more' ? 'more' : `≤ ${label}`,
      value: all ? are / all : 0,
    })),
    1,
    0.8,
  )

function columns(values: { label: string; value: number }[], most: number, goal?: number): string {
  const each = width / Math.max(1, values.length)
  const drawn = values.map(({ label, value }, at) => {
    const tall = ((height - 20) * value) / most
    const says = most === 1 ? `${Math.round(100 * value)} %` : String(value)
    return `<rect x="${at * each + 2}" y="${height - 20 - tall}" width="${each - 4}" height="${tall}"><title>${label}: ${says}</title></rect>
<text x="${at * each + each / 2}" y="${height - 5}" text-anchor="middle">${label}</text>`
  })
  const line = goal
    ? `<line x1="0" x2="${width}" y1="${height - 20 - (height - 20) * goal}" y2="${height - 20 - (height - 20) * goal}"/>`
    : ''
  return `<svg viewBox="0 0 ${width} ${height}" width="100%" role="img">${drawn.join('\n')}${line}</svg>`
}
