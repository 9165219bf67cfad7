import type { PublicProvider } from '#contract/public-providers.ts'
import type { PublicReview } from '#contract/reviews.ts'
import { providerPage as words } from '#contract/words/en/provider-page.ts'
import { serviceWords } from '#contract/words/en/services.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { formatDate, formatExact } from '../../../kit/ui/format.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { ReviewText } from '../../../things/reviews/ReviewText.tsx'
import { useProviderReviews } from './use-public-provider.ts'

/** What customers wrote, with the answers; no names and no places. */
export function ProviderReviews({ provider }: { provider: PublicProvider }) {
  const rows = useProviderReviews(provider.id)
  return (
    <ListOf rows={rows} failed={words.reviewsFailed} more={words.more}>
      {(reviews) =>
        reviews.length === 0 ? (
          <EmptyState title={words.noReviews}>{words.noReviewsText}</EmptyState>
        ) : (
          <ul className="flex flex-col gap-3">
            {reviews.map((review) => (
              <One key={review.id} review={review} by={provider.businessName} />
            ))}
          </ul>
        )
      }
    </ListOf>
  )
}

function One({ review, by }: { review: PublicReview; by: string }) {
  return (
    <Card as="li" className="flex flex-col gap-2">
      <p className="flex flex-wrap justify-between gap-x-3 text-sm text-muted">
        {serviceWords.types[review.serviceType]}
        <time dateTime={review.publishedAt} title={formatExact(review.publishedAt)}>
          {formatDate(review.publishedAt)}
        </time>
      </p>
      <ReviewText review={review} side="customer" replyBy={words.answerOf(by)} />
    </Card>
  )
}
