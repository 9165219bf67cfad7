import { capBounds, capNames } from '#contract/caps.ts'
import { defaultRules, type Rules } from '#contract/rules.ts'

/** The rules where one machine plays many people, as tests and the bench do: as many messages as they like. */
export const withoutCaps: Rules = {
  ...defaultRules,
  // Every name has its number.
  caps: Object.fromEntries(capNames.map((name) => [name, capBounds.max])) as Rules['caps'],
}
