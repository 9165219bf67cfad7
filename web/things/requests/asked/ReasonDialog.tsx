import { useMutation } from '@tanstack/react-query'
import { closingReason } from '#contract/requests.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'

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
  const send = useMutation({
    mutationFn: ({ reason }: { reason: string }) => onConfirm(reason),
  })
  const form = useEndpointForm(closingReason, {
    values: { reason: '' },
    send,
    onDone: onClose,
    failed,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={description}
      tone="danger"
      submitLabel={confirmLabel}
      cancelLabel={backLabel}
    >
      <TextAreaField label={label} required {...form.field('reason')} />
    </FormDialog>
  )
}
