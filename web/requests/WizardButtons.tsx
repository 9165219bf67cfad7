import { ArrowLeft } from 'lucide-react'
import { requests } from '../messages/en/requests.ts'
import { Button } from '../ui/Button.tsx'

export interface WizardButtonsProps {
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  /** Why the request cannot be sent (again), as a sentence. */
  sentReason: string | null
  onPrevious: () => void
}

/** Previous, and the button that submits the form: on to the next step, or the request itself. */
export function WizardButtons({
  isFirst,
  isLast,
  isBusy,
  sentReason,
  onPrevious,
}: WizardButtonsProps) {
  return (
    <div className="flex flex-col-reverse gap-3 border-t border-line pt-6 sm:flex-row sm:justify-between">
      <Button
        icon={<ArrowLeft className="size-5" aria-hidden="true" />}
        disabledReason={(isFirst && requests.firstStep) || (isBusy && requests.sending.now) || null}
        onClick={onPrevious}
      >
        {requests.previous}
      </Button>
      {isLast ? (
        <Button
          type="submit"
          variant="primary"
          busy={isBusy}
          disabledReason={sentReason}
          className="sm:min-w-64"
        >
          {requests.review.submit}
        </Button>
      ) : (
        <Button type="submit" variant="primary" className="sm:min-w-64">
          {requests.next}
        </Button>
      )}
    </div>
  )
}
