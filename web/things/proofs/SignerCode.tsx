import { proofs as words } from '#contract/words/en/proofs.ts'
import { useCode } from './use-code.ts'

/** What who does the work reads out to whoever signs on an own phone. */
export function SignerCode({ codeKey }: { codeKey: string }) {
  const code = useCode(codeKey)
  if (!code) return null
  return (
    <p className="text-sm text-muted">
      {words.sign.ownPhone}{' '}
      <strong className="numerals text-base font-bold text-ink">{code}</strong>
    </p>
  )
}
