import { useForm } from 'react-hook-form'
import { closingReason } from '#contract/requests.ts'
import { sentenceOf } from '../../api/api-error.ts'
import { resolverOf, showRefusal } from '../../api/form.ts'
import { Button } from '../../ui/Button.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Field } from '../../ui/Field.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TextArea } from '../../ui/TextArea.tsx'

export interface ReasonDialogProps {
  onClose: () => void
  title: string
  /** What happens and what it costs. */
  description: string
  label: string
  confirmLabel: string
  backLabel: string
  /** Does it; what it throws stands in the form. */
  onConfirm: (reason: string) => Promise<unknown>
  failed: string
}

/** Asks why before somebody leaves the other side alone. Mounted while it is open. */
export function ReasonDialog({
  onClose,
  title,
  description,
  label,
  confirmLabel,
  backLabel,
  onConfirm,
  failed,
}: ReasonDialogProps) {
  const form = useForm({
    defaultValues: { reason: '' },
    resolver: resolverOf(closingReason),
  })
  const { errors, isSubmitting } = form.formState

  const submit = form.handleSubmit(async ({ reason }) => {
    try {
      await onConfirm(reason)
      onClose()
    } catch (error) {
      showRefusal(error, ['reason'], form.setError)
      form.setError('root', { message: sentenceOf(error, failed) })
    }
  })

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="danger" busy={isSubmitting} onClick={submit}>
            {confirmLabel}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {backLabel}
          </Button>
        </>
      }
    >
      <form onSubmit={submit} noValidate className="flex flex-col gap-3">
        <Field label={label} error={errors.reason?.message} required>
          <TextArea {...form.register('reason')} />
        </Field>
        <FormError error={errors.reason ? null : errors.root?.message} />
      </form>
    </Dialog>
  )
}
