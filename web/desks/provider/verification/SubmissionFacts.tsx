import { Download } from 'lucide-react'
import { may } from '#contract/lifecycle.ts'
import { paths } from '#contract/paths.ts'
import type { Submission } from '#contract/verification.ts'
import { type StepId, stepLifecycle } from '#contract/verification-steps.ts'
import { verification as words } from '#contract/words/en/verification.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { formatDate, formatDay } from '../../../kit/ui/format.ts'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { StateBadge } from './StateBadge.tsx'
import { TakeBack } from './TakeBack.tsx'

/** One document of a step: what stands on it, what became of it, and the document itself. */
export function SubmissionFacts({
  stepId,
  submission,
  mark,
}: {
  stepId: StepId
  submission: Submission
  /** Where the step's own badge does not say it. */
  mark: 'none' | 'state' | 'renewal'
}) {
  const { id, status, fileType, documentNumber, issuer, expiresOn, reason, submittedAt } =
    submission
  const step = words.steps[stepId]
  // A completed one that is over begins anew.
  const isExpired = status === 'pending' && expiresOn !== null
  return (
    <li className="flex flex-col gap-2 border-t border-line pt-3">
      {mark !== 'none' && (
        <p className="flex flex-wrap items-center gap-2 font-sign font-semibold">
          {mark === 'renewal' && words.renewal}
          {isExpired ? <Badge tone="red">{words.expired}</Badge> : <StateBadge state={status} />}
        </p>
      )}
      {reason && (
        <p className="rounded-sm border-l-4 border-red bg-red-soft px-3 py-2 break-words">
          <strong className="font-semibold">{words.reason}:</strong> {reason}
        </p>
      )}
      {fileType && (
        <Facts>
          <Fact label={step.issuer}>{issuer ?? words.notGiven}</Fact>
          <Fact label={step.number}>{documentNumber ?? words.notGiven}</Fact>
          <Fact label={words.expires}>
            {expiresOn
              ? formatDay(expiresOn)
              : status === 'completed'
                ? words.noExpiry
                : words.notGiven}
          </Fact>
          <Fact label={words.handedIn}>
            {formatDate(submittedAt)}{' '}
            {submission.hasFile && (
              <a
                href={paths.document(id)}
                download
                aria-label={words.openOf(fileType, step.title)}
                className={`${linkClass} inline-flex min-h-6 items-center gap-1`}
              >
                <Download className="size-4" aria-hidden="true" />
                {words.open(fileType)}
              </a>
            )}
          </Fact>
        </Facts>
      )}
      {fileType && may(stepLifecycle, 'take_back', status) && (
        <TakeBack id={id} step={step.title} />
      )}
      {!fileType && (
        <p className="text-sm text-muted">
          {words.handedIn} {formatDate(submittedAt)}
        </p>
      )}
    </li>
  )
}
