import type { ListedProof } from '#contract/proof-lists.ts'
import type { Proof } from '#contract/proofs.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { BlobImage } from '../photos/BlobImage.tsx'
import { PhotoStrip } from '../photos/PhotoStrip.tsx'
import { thumbnailClass } from '../photos/Thumbnail.tsx'
import { GivenProof } from './GivenProof.tsx'
import { HidePhoto } from './HidePhoto.tsx'
import { TakePhoto } from './TakePhoto.tsx'
import type { WaitingProof } from './waiting-proofs.ts'

/** What is asked in a dialog before it is given. */
export type AsksFor = 'reading' | 'skip' | 'sign'

/** One thing of the list: what is here of it, and for who does the work the ways to give it, one tap each. */
export function ProofRow({
  jobId,
  listed,
  proofs,
  waiting,
  standing,
  canGive,
  isOver,
  isSignable,
  onAsk,
}: {
  jobId: string
  listed: ListedProof
  proofs: readonly Proof[]
  waiting: readonly WaitingProof[]
  standing: 'given' | 'skipped' | 'open'
  canGive: boolean
  /** The work is said to be done. */
  isOver: boolean
  isSignable: boolean
  onAsk: (asks: AsksFor) => void
}) {
  const { item, by, photos: wanted, isAsked } = listed
  const name = words.items[item]
  const shown = proofs.flatMap(({ photo }) => (photo ? [photo] : []))
  const pending = waiting.flatMap(({ id, giving }) =>
    giving.kind === 'photo' ? [{ id, blob: giving.blob }] : [],
  )
  const count = shown.length + pending.length
  const isRead = proofs.some(({ kind }) => kind === 'reading')
  return (
    <li className="flex flex-col gap-2 py-3">
      <p className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-semibold">{name}</span>
        <span className="flex items-center gap-2 text-sm text-muted">
          {wanted > 1 && words.ofPhotos(count, wanted)}
          <Standing standing={standing} isAsked={isAsked} canGive={canGive} isOver={isOver} />
        </span>
      </p>
      {proofs.map((proof) => (
        <GivenProof key={proof.id} proof={proof} />
      ))}
      {waiting.map(
        ({ id, giving }) => giving.kind === 'reading' && <p key={id}>{giving.reading}</p>,
      )}
      <PhotoStrip
        photos={shown}
        actions={(photo, leave) =>
          canGive && (
            <HidePhoto
              proofId={proofs.find((one) => one.photo?.id === photo.id)?.id}
              onGone={leave}
            />
          )
        }
      />
      {pending.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {pending.map(({ id, blob }) => (
            <li key={id} className="opacity-60">
              <BlobImage blob={blob} alt={name} className={thumbnailClass} />
            </li>
          ))}
        </ul>
      )}
      {canGive && (
        <div className="flex flex-wrap gap-2">
          {by.includes('photo') && <TakePhoto jobId={jobId} item={item} />}
          {by.includes('reading') && (
            <Button
              aria-label={isRead ? words.readAgainOf(name) : words.readOf(name)}
              onClick={() => onAsk('reading')}
            >
              {isRead ? words.readAgain : words.read}
            </Button>
          )}
          {by.includes('signature') && standing !== 'given' && isSignable && (
            <Button onClick={() => onAsk('sign')}>{words.sign.openRecipient}</Button>
          )}
          {isAsked && standing === 'open' && (
            <Button variant="ghost" aria-label={words.skipOf(name)} onClick={() => onAsk('skip')}>
              {words.skip}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

function Standing({
  standing,
  isAsked,
  canGive,
  isOver,
}: {
  standing: 'given' | 'skipped' | 'open'
  isAsked: boolean
  canGive: boolean
  isOver: boolean
}) {
  if (standing === 'given') return <Badge tone="green">{words.givenTag}</Badge>
  if (standing === 'skipped') return <Badge tone="amber">{words.skippedTag}</Badge>
  if (!isAsked) return canGive ? words.optional : null
  return <Badge>{canGive ? words.toGive : isOver ? words.missing : words.notYet}</Badge>
}
