import type { SubmissionToReview } from '#contract/verification.ts'
import { verification } from '#contract/words/en/verification.ts'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { DocumentDecision } from './DocumentDecision.tsx'
import { DocumentView } from './DocumentView.tsx'

/** One document of the queue in front of the reviewer, beside the decision on it. */
export function ReviewDialog({ line, onClose }: { line: SubmissionToReview; onClose: () => void }) {
  const words = verification.review
  const { stepId, provider, fileType } = line
  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={words.title(verification.steps[stepId].title)}
      description={words.by(provider.businessName, provider.ownerName)}
    >
      <div
        className={
          fileType === null ? 'flex flex-col gap-4' : 'grid items-start gap-4 sm:grid-cols-2'
        }
      >
        <DocumentView document={{ ...line, business: provider.businessName }} />
        <DocumentDecision document={line} business={provider.businessName} onDone={onClose} />
      </div>
    </Dialog>
  )
}
