import { settings } from '#contract/settings.ts'

/** `platformFeeCents` of the contract as an SQL expression; a test holds the two against each other. */
export function platformFeeSql(cents: string): string {
  const { percent, minCents, maxCents } = settings.fee
  return `least(greatest(round(${cents} * ${percent} / 100.0), ${minCents}), ${maxCents}, ${cents})::bigint`
}
