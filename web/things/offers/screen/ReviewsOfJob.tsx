import { useLocation } from 'react-router'
import type { JobForCustomer } from '#contract/jobs.ts'
import { reviews as words } from '#contract/words/en/reviews.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { useBringIntoView } from '../../../kit/ui/use-bring-into-view.ts'
import { JobReviews } from '../../reviews/JobReviews.tsx'
import { reviewsTitleId } from './focus-reviews.ts'

/** Where a link to the reviews of a request leads. */
export function ReviewsOfJob({ job }: { job: JobForCustomer }) {
  // It comes after the page, too late for the browser to lead there.
  const title = useBringIntoView(useLocation().hash === '#reviews')
  return (
    <Card as="section" id="reviews" aria-labelledby={reviewsTitleId}>
      <h2 ref={title} id={reviewsTitleId} tabIndex={-1} className="mb-3 text-xl focus:outline-none">
        {words.title}
      </h2>
      <JobReviews jobId={job.id} name={job.provider.businessName} />
    </Card>
  )
}
