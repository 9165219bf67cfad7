import clsx from 'clsx'
import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { requests } from '#contract/words/en/requests.ts'
import { Button } from '../../../kit/ui/Button.tsx'

export interface WizardButtonsProps {
  isFirst: boolean
  /** Why there is no way back now, as a sentence, or null. */
  stayReason?: string | null
  onPrevious: () => void
  /** In the place of "Next". */
  submit?: ReactNode
  /** The last press stays in sight too: nothing has to be read before it. */
  isInSight?: boolean
}

/**
 * Previous, and the button that submits the form: on to the next step, or the request itself. On a phone the way on
 * stays in sight, where the thumb is; the last press stands below what is agreed to with it.
 */
export function WizardButtons({
  isFirst,
  stayReason = null,
  onPrevious,
  submit,
  isInSight = !submit,
}: WizardButtonsProps) {
  return (
    <div
      className={clsx(
        // With large letters the way on stands below the way back.
        'flex flex-wrap justify-between gap-3 border-t border-line max-sm:pt-3 max-sm:*:last:grow max-sm:*:last:basis-24 sm:pt-6',
        isInSight &&
          'max-sm:sticky max-sm:bottom-(--dock) max-sm:z-10 max-sm:-mx-4 max-sm:bg-page max-sm:px-4 max-sm:pb-3',
      )}
    >
      <Button
        icon={<ArrowLeft className="size-5" aria-hidden="true" />}
        disabledReason={isFirst ? requests.firstStep : stayReason}
        onClick={onPrevious}
      >
        {requests.previous}
      </Button>
      {submit ?? (
        <Button
          type="submit"
          variant="primary"
          className="sm:min-w-64"
          // The second press of two was meant for the screen before.
          onClick={(event) => event.detail > 1 && event.preventDefault()}
        >
          {requests.next}
        </Button>
      )}
    </div>
  )
}
