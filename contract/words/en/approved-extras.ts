import { plural } from './grammar.ts'

/**
 * Why jobs cost more than was bid: no price rises unless whoever pays has approved it, so these broke no word. Null where none did.
 */
export const approvedExtras = ({
  jobs,
  kept,
  growthPercent: more,
}: {
  jobs: number
  kept: number
  growthPercent: number | null
}): string | null =>
  jobs === kept
    ? null
    : plural(jobs - kept, {
        one: 'on # job the customer approved an extra',
        other: 'on # jobs the customer approved an extra',
      }) + (more ? `, about ${more}%` : '')
