import type { ReactNode } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { Button } from './Button.tsx'
import { Dialog } from './Dialog.tsx'

export interface ConfirmDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  title: string
  /** What happens and what it costs, before it is done. */
  description: ReactNode
  /** The deed as a verb: "Cancel the request", never "OK". */
  confirmLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  busy?: boolean
  /** Why it cannot be done any more: said at the foot. */
  disabledReason?: string | null
  onConfirm: () => void
  children?: ReactNode
}

/** Asks before something that costs or cannot be taken back. */
export function ConfirmDialog({
  open,
  onOpenChange,
  title,
  description,
  confirmLabel,
  cancelLabel = ui.cancel,
  tone = 'danger',
  busy = false,
  disabledReason = null,
  onConfirm,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      isCostly={tone === 'danger'}
      footer={
        <>
          <Button variant={tone} busy={busy} disabledReason={disabledReason} onClick={onConfirm}>
            {confirmLabel}
          </Button>
          <Button variant="ghost" onClick={() => onOpenChange(false)}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
