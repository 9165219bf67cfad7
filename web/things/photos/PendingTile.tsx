import { X } from 'lucide-react'
import { photos as words } from '#contract/words/en/photos.ts'
import { BlobImage } from './BlobImage.tsx'
import type { Sending } from './send-photo.ts'
import { thumbnailClass } from './Thumbnail.tsx'

/** A photo that has not arrived yet: its picture, how far it is, and a way to take it out. */
export function PendingTile({
  blob,
  at,
  sending,
  onRemove,
}: {
  blob: Blob
  /** Counted from 1. */
  at: number
  sending: Sending | null
  onRemove?: () => void
}) {
  return (
    <div className="relative">
      <BlobImage blob={blob} alt={words.unsent(at)} className={thumbnailClass} />
      {onRemove && (
        <button
          type="button"
          aria-label={words.remove(at)}
          onClick={onRemove}
          className="absolute -top-2 -right-2 grid size-12 cursor-pointer place-items-center"
        >
          <span className="grid size-8 place-items-center rounded-full border-2 border-on-plate bg-plate text-on-plate">
            <X className="size-5" aria-hidden="true" />
          </span>
        </button>
      )}
      {sending && <Bar sending={sending} at={at} />}
    </div>
  )
}

function Bar({ sending, at }: { sending: Sending; at: number }) {
  const percent = sending.state === 'sending' ? sending.percent : 0
  const isStopped = sending.state === 'refused'
  return (
    <div className="absolute inset-x-0 bottom-0 rounded-b-sm bg-plate/90 px-2 pt-0.5 pb-1 text-on-plate">
      <p className="numerals text-sm leading-5 font-semibold">
        {isStopped ? words.stopped : percent > 0 ? words.percent(percent) : words.waiting}
      </p>
      <div
        role="progressbar"
        aria-label={words.unsent(at)}
        aria-valuenow={percent}
        className="h-1 rounded-full bg-plate-muted/40"
      >
        <div
          style={{ width: `${percent}%` }}
          className={`h-1 rounded-full ${isStopped ? 'bg-red' : 'bg-amber'}`}
        />
      </div>
    </div>
  )
}
