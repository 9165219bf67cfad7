import type { Proof } from '#contract/proofs.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { metersPerMile } from '../../kit/map/meters-per-mile.ts'
import { formatDistance } from '../../kit/ui/format.ts'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'

/** What came this much later than it was taken says so. */
const lateMs = 2 * 60_000

/** So near is at the place. */
const nearM = 300

/** What was read off, skipped, hidden or photographed: its words, when, by whom, how far from the place, and how late it came. */
export function GivenProof({ proof }: { proof: Proof }) {
  const { takenAt, receivedAt, distanceM } = proof
  const isLate = new Date(receivedAt).getTime() - new Date(takenAt).getTime() > lateMs
  const more = [byWhom(proof), distanceM !== null && whereOf(distanceM)]
  return (
    <p className="text-sm">
      <span className="text-base">{said(proof)}</span>
      <span className="text-muted">
        {' · '}
        <TickingTime at={takenAt} />
        {more.filter(Boolean).map((one) => ` · ${one}`)}
        {isLate && (
          <>
            {` · ${words.late} `}
            <TickingTime at={receivedAt} />
          </>
        )}
      </span>
    </p>
  )
}

/** Who signs on the phone of who did the work did not sign on their own: both sides read that. */
function byWhom({ kind, bySide, firstName, isByLink }: Proof): string | null {
  if (kind !== 'signature') return firstName && words.by(firstName)
  if (isByLink) return words.sign.byLink
  if (bySide !== 'provider') return null
  return firstName ? words.sign.onPhoneOf(firstName) : words.sign.onProvidersPhone
}

const whereOf = (meters: number) =>
  meters <= nearM ? words.atPlace : words.meters(formatDistance(meters / metersPerMile))

function said({
  kind,
  reading,
  skipReason,
  words: typed,
  signer,
  isHidden,
  hiddenBecause,
}: Proof): string {
  if (isHidden) return hiddenBecause ? words.hidden(hiddenBecause) : words.hiddenForgotten
  if (kind === 'reading') return reading ?? ''
  if (kind === 'signature') return signer ? words.sign.signed(signer) : words.sign.forgotten
  if (skipReason)
    return [words.skipped(words.reasons[skipReason]), typed && `“${typed}”`]
      .filter(Boolean)
      .join(' ')
  return words.takePhoto
}
