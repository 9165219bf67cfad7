import type { JobForCustomer } from '#contract/jobs.ts'
import { reviews as words } from '#contract/words/en/reviews.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { JobReviews } from '../../reviews/JobReviews.tsx'

/** Where a link to the reviews of a request leads. */
export function ReviewsOfJob({ job }: { job: JobForCustomer }) {
  return (
    <Card as="section" id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="mb-3 text-xl">
        {words.title}
      </h2>
      <JobReviews jobId={job.id} name={job.provider.businessName} />
    </Card>
  )
}
