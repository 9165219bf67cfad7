import type { Result, Results } from './results.ts'

const barWidth = 420
const rowHeight = 22

/** The results as one page that needs nothing else: bars on one scale per measure, times of the processor as figures. */
export function pageOf(results: Results, before: Results): string {
  const measures = Object.entries(results).map(([name, result]) =>
    measureOf(name, result, before[name]),
  )
  return `<!doctype html>
<html lang="en"><meta charset="utf-8"><title>Roadcall: what the hot paths cost</title>
<style>
  body { font: 16px/1.5 system-ui, sans-serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
  table { border-collapse: collapse } td, th { padding: 0 1rem 0 0; text-align: left }
  .product { fill: #b45309 } .floor { fill: #94a3b8 } .beside { fill: #57534e }
</style>
<h1>What the hot paths cost</h1>
<p>Each measure stands beside its floor of the same minute; figures of different measures, days or machines say nothing about each other.</p>
${measures.join('\n')}
</html>
`
}

export const rounded = (value: number): string =>
  String(value >= 100 ? Math.round(value) : Number(value.toPrecision(3)))

function measureOf(name: string, result: Result, before: Result | undefined): string {
  const bars: { kind: string; label: string; rate: number; cpu?: Result['cpu'] }[] = [
    { kind: 'product', label: 'Product', rate: result.rate, cpu: result.cpu },
    { kind: 'floor', label: 'Floor', rate: result.floor, cpu: result.floorCpu },
  ]
  if (result.beside) bars.push({ kind: 'beside', label: 'Other checkout', ...result.beside })
  const most = Math.max(...bars.map(({ rate }) => rate))
  const rows = bars.map(
    ({ kind, label, rate, cpu }) => `<tr><th scope="row">${label}</th>
  <td><svg width="${barWidth}" height="${rowHeight}" role="img" aria-label="${label}: ${rounded(rate)}"><rect class="${kind}" y="4" height="${rowHeight - 8}" width="${((barWidth * rate) / most).toFixed(1)}"/></svg></td>
  <td>${rounded(rate)}</td><td>${cpu ? `${rounded(cpu.server)} + ${rounded(cpu.database)} ms` : ''}</td></tr>`,
  )
  const ratios = [
    `Ratio to the floor: ${result.ratio.toFixed(2)}`,
    before && `before: ${before.ratio.toFixed(2)}`,
    result.beside && `${result.beside.ratio.toFixed(2)} times the other checkout`,
  ].filter(Boolean)
  return `<h2>${name}</h2>
<table><thead><tr><th></th><th></th><th>${result.unit ?? 'per second'}</th><th>CPU, server + database</th></tr></thead>
<tbody>${rows.join('\n')}</tbody></table>
<p>${ratios.join('; ')}.</p>`
}
