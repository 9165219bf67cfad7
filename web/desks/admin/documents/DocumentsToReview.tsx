import { useState } from 'react'
import type { SubmissionToReview } from '#contract/verification.ts'
import { verification } from '#contract/words/en/verification.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { Table } from '../../../kit/ui/Table.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { ReviewDialog } from './ReviewDialog.tsx'
import { useReviewQueue } from './use-review.ts'

/** The reviewers' queue: documents and background checks that wait, oldest first. */
export function DocumentsToReview() {
  const words = verification.review
  const queue = useReviewQueue()
  // Kept here: a line that another admin has decided leaves the list, its dialog says so.
  const [open, setOpen] = useState<SubmissionToReview | null>(null)
  return (
    <section aria-label={words.heading} className="flex flex-col gap-4">
      <p className="text-muted">{words.lead}</p>
      <ListOf rows={queue} failed={words.failed}>
        {(lines) =>
          lines.length === 0 ? (
            <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
          ) : (
            <Queue lines={lines} onOpen={setOpen} />
          )
        }
      </ListOf>
      {queue.hasNextPage && (
        <div>
          <Button busy={queue.isFetchingNextPage} onClick={() => queue.fetchNextPage()}>
            {words.more}
          </Button>
        </div>
      )}
      {open && <ReviewDialog key={open.id} line={open} onClose={() => setOpen(null)} />}
    </section>
  )
}

function Queue({
  lines,
  onOpen,
}: {
  lines: readonly SubmissionToReview[]
  onOpen: (line: SubmissionToReview) => void
}) {
  const words = verification.review
  return (
    <Table
      caption={words.heading}
      rows={lines}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'provider',
          header: words.columns.provider,
          isName: true,
          cell: ({ provider }) => (
            <>
              {provider.businessName}
              <span className="block text-sm font-normal text-muted">
                {provider.ownerName}
                {provider.location && `, ${provider.location}`}
              </span>
            </>
          ),
        },
        {
          key: 'step',
          header: words.columns.step,
          cell: ({ stepId, isRenewal }) => (
            <span className="inline-flex flex-wrap items-center gap-2">
              {verification.steps[stepId].title}
              {isRenewal && <Badge tone="blue">{words.renewal}</Badge>}
            </span>
          ),
        },
        {
          key: 'file',
          header: words.columns.file,
          cell: ({ fileType }) => (fileType ? verification.files[fileType] : words.noFile),
        },
        {
          key: 'since',
          header: words.columns.since,
          cell: ({ submittedAt }) => <TickingTime at={submittedAt} />,
        },
        {
          key: 'actions',
          header: words.columns.actions,
          isActions: true,
          cell: (line) => (
            <Button
              aria-label={words.openOf(
                verification.steps[line.stepId].title,
                line.provider.businessName,
              )}
              onClick={() => onOpen(line)}
            >
              {words.open}
            </Button>
          ),
        },
      ]}
    />
  )
}
