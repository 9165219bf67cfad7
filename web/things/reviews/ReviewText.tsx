import type { ReactNode } from 'react'
import type { Side } from '#contract/photos.ts'
import { type Review, scoreNames } from '#contract/reviews.ts'
import { reviews as words } from '#contract/words/en/reviews.ts'
import { StarsShown } from './Stars.tsx'

/** A review as it is read: its three scores, its words, the answer to it. */
export function ReviewText({
  review,
  side,
  replyBy,
  children,
}: {
  review: Pick<Review, 'service' | 'onTime' | 'price' | 'words' | 'reply'>
  /** Who wrote it: the questions differ. */
  side: Side
  /** Who answered, if somebody did. */
  replyBy: string
  children?: ReactNode
}) {
  return (
    <div className="flex flex-col gap-2">
      <dl className="flex flex-wrap gap-x-6 gap-y-1">
        {scoreNames.map((name) => (
          <div key={name} className="flex flex-col">
            <dt className="text-sm text-muted">{words.scores[side][name]}</dt>
            <dd>
              <StarsShown value={review[name]} />
            </dd>
          </div>
        ))}
      </dl>
      {review.words && (
        <blockquote className="whitespace-pre-line wrap-anywhere">{review.words}</blockquote>
      )}
      {children}
      {review.reply && (
        <div className="border-l-4 border-line pl-3">
          <p className="text-sm text-muted">{replyBy}</p>
          <p className="whitespace-pre-line wrap-anywhere">{review.reply}</p>
        </div>
      )}
    </div>
  )
}
