import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { contest, Standing } from './contest.ts'
import { pageOf, rounded } from './results-page.ts'

export interface Result {
  /** Per second unless `unit` says otherwise. */
  rate: number
  floor: number
  ratio: number
  unit?: string
  /** Milliseconds of the processor for one answer. */
  cpu?: Standing['cpu']
  floorCpu?: Standing['cpu']
  /** Another checkout in the same rounds, and how many times as fast as that the product is. */
  beside?: Standing & { ratio: number }
}

/** The product of a contest beside its floor and, where there is one, another checkout. */
export function resultOf(found: Awaited<ReturnType<typeof contest<string>>>): Result {
  const { product, floor, beside } = found
  if (!product || !floor) throw new Error('nobody was measured')
  return {
    rate: product.rate,
    floor: floor.rate,
    ratio: found.ratio('product', 'floor'),
    cpu: product.cpu,
    floorCpu: floor.cpu,
    ...(beside && { beside: { ...beside, ratio: found.ratio('product', 'beside') } }),
  }
}

export type Results = Record<string, Result>

export const readResults = (file: string): Results => JSON.parse(readFileSync(file, 'utf8'))

export function writeResults(folder: string, results: Results, before: Results): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'results.json'), `${JSON.stringify(results, null, 2)}\n`)
  writeFileSync(join(folder, 'results.html'), pageOf(results, before))
}

const cpuIn = ({ server, database }: Standing['cpu']) =>
  `${rounded(server)} + ${rounded(database)} ms`

/** One line of a measure; where it was measured before, how its ratio has changed. */
export function say(name: string, result: Result, before?: Result): string {
  const { rate, floor, ratio, unit = 'per second', cpu, floorCpu, beside } = result
  return [
    `${name.padEnd(18)} ${rounded(rate).padStart(9)}  floor ${rounded(floor).padStart(9)} ${unit}   ratio ${ratio.toFixed(2)}`,
    cpu && floorCpu && `cpu of server + database ${cpuIn(cpu)}, floor ${cpuIn(floorCpu)}`,
    beside &&
      `${beside.ratio.toFixed(2)} times the other checkout (${rounded(beside.rate)}, ${cpuIn(beside.cpu)})`,
    before && `was ${before.ratio.toFixed(2)}`,
  ]
    .filter(Boolean)
    .join('   ')
}
