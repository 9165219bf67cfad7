import { Pencil } from 'lucide-react'
import { Suspense, useRef, useState } from 'react'
import { may } from '#contract/lifecycle.ts'
import { type RequestForOwner, requestLifecycle } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import type { ButtonVariant } from '../../../kit/ui/button-class.ts'
import { runRefusal } from '../asked/run-refusal.ts'

const CorrectDialog = lazy(() =>
  import('./CorrectDialog.tsx').then(({ CorrectDialog }) => ({ default: CorrectDialog })),
)

/** What an open request says can be put right: the place, the number, what is needed. */
export function CorrectRequest({
  request,
  label = corrections.open,
  variant,
  adds = false,
}: {
  request: RequestForOwner
  /** What somebody comes for who presses it. */
  label?: string
  /** `primary` where nothing else helps. */
  variant?: ButtonVariant
  /** It is about what was left out, not about what is wrong. */
  adds?: boolean
}) {
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const mayAdd = adds && request.can.addDetails
  if (!mayAdd && !may(requestLifecycle, 'correct', request.status)) return null
  return (
    <>
      <Button
        ref={opener}
        wide
        variant={variant}
        icon={<Pencil className="size-5" aria-hidden="true" />}
        disabledReason={runRefusal(request)}
        onClick={() => setOpen(true)}
      >
        {label}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <CorrectDialog
            request={request}
            adds={adds}
            returnTo={opener}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
