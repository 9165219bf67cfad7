import { trying } from '#contract/words/en/trying.ts'
import { ConfirmDialog, type ConfirmDialogProps } from '../ui/ConfirmDialog.tsx'
import { FormError } from '../ui/FormError.tsx'
import { toast } from '../ui/toast.ts'
import { failureOf } from './failure-of.ts'
import { type Deed, mutateThen } from './mutate-then.ts'
import type { Trying } from './use-until-answered.ts'

export interface ConfirmDeedProps<Body, Answer>
  extends Omit<ConfirmDialogProps, 'open' | 'onOpenChange' | 'busy' | 'onConfirm'> {
  /** One that is sent until it is answered says so while nobody answers, and what closes the dialog ends its tries then. */
  deed: Deed<Body, Answer> & { isPending: boolean; error: Error | null } & Partial<Trying>
  body: Body
  /** Said once it is done; without, the page shows it. */
  done?: string | ((answer: Answer) => string)
  /** Said where the server has no sentence. */
  failed: string
  /** What happened meanwhile, so that it cannot be done any more: said in place of a refusal. */
  over?: string | null
  onClose: () => void
  onDone?: (answer: Answer) => void
}

/** Asks before a deed, sends it, and says how it went: a refusal in the dialog, which stays. Open while it is rendered. */
export function ConfirmDeed<Body, Answer>({
  deed,
  body,
  done,
  failed,
  over = null,
  onClose,
  onDone,
  children,
  ...dialog
}: ConfirmDeedProps<Body, Answer>) {
  const { isLost = false, stop = onClose } = deed
  return (
    <ConfirmDialog
      {...dialog}
      {...(isLost && { cancelLabel: trying.stop })}
      {...(over !== null && { disabledReason: over })}
      open
      onOpenChange={(open) => !open && (isLost ? stop() : onClose())}
      busy={deed.isPending}
      onConfirm={() =>
        mutateThen(deed, body, (answer) => {
          const title = typeof done === 'function' ? done(answer) : done
          if (title) toast({ title, tone: 'success' })
          onClose()
          onDone?.(answer)
        })
      }
    >
      {children}
      <FormError
        error={isLost ? trying.noAnswer : (over ?? (deed.error && failureOf(deed.error, failed)))}
      />
    </ConfirmDialog>
  )
}
