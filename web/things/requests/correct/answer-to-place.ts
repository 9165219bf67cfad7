import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import type { Understanding } from '../../../kit/places/understand-place.ts'

/** While somebody drives there, words help that lead closer than those that stand; the server refuses all others. */
export const answerTo =
  ({ roughMiles }: Pick<RequestForOwner, 'roughMiles'>) =>
  (understanding: Understanding): string | undefined => {
    const { notCloser, notFound } = corrections.place
    if (understanding.kind === 'unknown' && understanding.guesses.length === 0) return notFound
    if (understanding.kind !== 'understood' || roughMiles === null) return undefined
    const { label, place } = understanding
    return place.miles < roughMiles ? undefined : notCloser(label)
  }
