import { trips } from '#contract/words/en/trips.ts'
import { useCode } from '../proofs/use-code.ts'

/** What who drives reads to the customer, so that the customer knows the right truck. */
export function HelperCode({ codeKey }: { codeKey: string }) {
  const code = useCode(codeKey)
  // Its room is kept until it is made, and hidden where it cannot be.
  return (
    <p className={code ? undefined : 'invisible'}>
      {trips.here.helpers} <strong className="numerals text-xl font-bold">{code ?? '0000'}</strong>
    </p>
  )
}
