import { Suspense, useState } from 'react'
import type { RequestDraft } from '../form/request-draft.ts'
import type { RequestFormState } from '../form/use-request-form.ts'
import { headingId } from './use-step-focus.ts'
import { draftNotice } from './wizard-steps.ts'

export interface StepHeadProps {
  step: number
  /** What it is called. */
  heading: string
  form: RequestFormState
  draft: RequestDraft
  isSending: boolean
  /** Clears everything and gives back what undoes it. */
  onStartOver: () => () => void
}

/** What the step is called, and what is to be said of a draft. */
export function StepHead({ step, heading, form, draft, isSending, onStartOver }: StepHeadProps) {
  // From then on it stays: starting over can be undone.
  const [hasNotice, setNotice] = useState(draft.restoredAt !== null)
  if (form.isBegun && !hasNotice) setNotice(true)
  return (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
      <h2 id={headingId(step)} tabIndex={-1} className="text-2xl focus:outline-none">
        {heading}
      </h2>
      <Suspense fallback={null}>
        {hasNotice && (
          <draftNotice.Part
            restoredAt={draft.restoredAt}
            hasBegun={form.isBegun && !isSending}
            onStartOver={onStartOver}
          />
        )}
      </Suspense>
    </div>
  )
}
