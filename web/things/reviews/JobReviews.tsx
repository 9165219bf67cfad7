import { reviews as words } from '#contract/words/en/reviews.ts'
import { later } from '../../kit/api/later.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { ReplyForm } from './ReplyForm.tsx'
import { ReviewText } from './ReviewText.tsx'
import { useJobReviews } from './use-job-reviews.ts'

const ReviewForm = later(
  () => import('./ReviewForm.tsx').then((part) => part.ReviewForm),
  <Skeleton shape="block" />,
)

export interface JobReviewsProps {
  jobId: string
  /** The other party. */
  name: string
}

/** What both sides say of a closed job: one's own review or its form, the other side's, one's answer to it. */
export function JobReviews({ jobId, name }: JobReviewsProps) {
  const { data, isError, isFetching, refetch } = useJobReviews(jobId)
  if (!data) {
    if (isError) return <DidNotLoad title={words.notRead} query={{ isFetching, refetch }} />
    return (
      <Loading>
        <Skeleton shape="block" />
      </Loading>
    )
  }
  const { side, mine, theirs, until, can } = data
  const other = side === 'customer' ? 'provider' : 'customer'
  return (
    // Takes the focus when the form that had it is sent.
    <div tabIndex={-1} className="flex flex-col gap-4 focus:outline-none">
      {can.write && (
        <section className="flex flex-col gap-4">
          <h3 className="text-lg">{words.write(name)}</h3>
          <ReviewForm jobId={jobId} side={side} until={until} />
        </section>
      )}
      {mine && (
        <section className="flex flex-col gap-2">
          <h3 className="text-lg">{words.mine}</h3>
          <ReviewText review={mine} side={side} replyBy={words.replyOf(name)}>
            {mine.publishedAt === null && <p className="text-sm text-muted">{words.mineHidden}</p>}
          </ReviewText>
        </section>
      )}
      {theirs && (
        <section className="flex flex-col gap-3">
          <h3 className="text-lg">{words.theirs(name)}</h3>
          <ReviewText review={theirs} side={other} replyBy={words.reply} />
          {can.reply && <ReplyForm jobId={jobId} reviewId={theirs.id} />}
        </section>
      )}
      {mine && !theirs && <p className="text-muted">{words.theirsWaiting}</p>}
      {!can.write && !mine && !theirs && <p className="text-muted">{words.over}</p>}
    </div>
  )
}
