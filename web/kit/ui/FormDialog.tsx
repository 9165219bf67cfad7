import { type FormEventHandler, type ReactNode, useId } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { Button } from './Button.tsx'
import { Dialog, type DialogProps } from './Dialog.tsx'

export interface FormDialogProps
  extends Pick<DialogProps, 'title' | 'description' | 'width' | 'returnTo'> {
  onClose: () => void
  submitLabel: string
  cancelLabel?: string
  tone?: 'primary' | 'danger'
  /** Why it cannot be sent. */
  disabledReason?: string | null
  form: {
    submit: FormEventHandler<HTMLFormElement>
    isPending: boolean
    refusal: string | null
  }
  /** How the fields are arranged. */
  className?: string
  children: ReactNode
}

/** A form in front of the page: its fields, why it was refused, and at the foot its two buttons. */
export function FormDialog({
  onClose,
  submitLabel,
  cancelLabel = ui.cancel,
  tone = 'primary',
  disabledReason = null,
  form,
  className = 'flex flex-col gap-4',
  children,
  ...dialog
}: FormDialogProps) {
  const id = useId()
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      error={form.refusal}
      footer={
        <>
          <Button
            type="submit"
            form={id}
            variant={tone}
            busy={form.isPending}
            disabledReason={disabledReason}
          >
            {submitLabel}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {cancelLabel}
          </Button>
        </>
      }
      {...dialog}
    >
      <form id={id} onSubmit={form.submit} noValidate className={className}>
        {children}
      </form>
    </Dialog>
  )
}
