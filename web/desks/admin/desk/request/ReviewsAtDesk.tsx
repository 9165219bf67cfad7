import { useState } from 'react'
import { hideReview, showReview } from '#contract/desk-deeds.ts'
import type { ReviewAtDesk } from '#contract/desk-requests.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { DeedDialog } from '../DeedDialog.tsx'
import { useDeskDeed } from '../use-desk.ts'

/** What both sides said of each other; one that should not stand is hidden here, and shown again. */
export function ReviewsAtDesk({ reviews }: { reviews: readonly ReviewAtDesk[] }) {
  const words = desk.jobs
  const [asks, setAsks] = useState<ReviewAtDesk | null>(null)
  if (reviews.length === 0) return null
  return (
    <>
      <h3 className="text-lg">{words.reviews}</h3>
      <ul className="flex flex-col gap-3">
        {reviews.map((review) => (
          <li key={review.id} className="flex flex-col gap-1 border-l-4 border-edge pl-3">
            <p className="font-medium">{words.sides[review.side]}</p>
            <p className="text-sm text-muted">{words.scores(review)}</p>
            <p className="wrap-anywhere">{review.words ?? words.noWords}</p>
            {review.reply && <p className="text-sm">{words.reply(review.reply)}</p>}
            {review.hiddenBecause && (
              <p className="text-sm text-red-ink">{words.hidden(review.hiddenBecause)}</p>
            )}
            {review.publishedAt ? (
              <Button
                className="self-start"
                aria-label={labelOf(review)}
                onClick={() => setAsks(review)}
              >
                {review.hiddenAt ? desk.deeds.show : desk.deeds.hide}
              </Button>
            ) : (
              <p className="text-sm text-muted">{words.unpublished}</p>
            )}
          </li>
        ))}
      </ul>
      {asks && <Ask review={asks} onClose={() => setAsks(null)} />}
    </>
  )
}

const labelOf = ({ hiddenAt, side }: ReviewAtDesk) =>
  (hiddenAt ? desk.deeds.showOf : desk.deeds.hideOf)(desk.jobs.sides[side])

function Ask({ review, onClose }: { review: ReviewAtDesk; onClose: () => void }) {
  const words = desk.deeds
  const isHidden = review.hiddenAt !== null
  const send = useDeskDeed(isHidden ? showReview : hideReview, review.id, ({ message }) => message)
  return (
    <DeedDialog
      title={isHidden ? words.showTitle : words.hideTitle}
      text={isHidden ? words.showText : words.hideText}
      confirm={isHidden ? words.show : words.hide}
      tone={isHidden ? 'primary' : 'danger'}
      send={send}
      onClose={onClose}
    />
  )
}
