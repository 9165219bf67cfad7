import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { closingReason } from '#contract/requests.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { type Attempt, useUntilAnswered } from '../../../kit/api/use-until-answered.ts'
import { failedOrStopped, tryingDialog } from '../../../kit/trying-dialog.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'

export interface ReasonFormProps {
  onClose: () => void
  title: string
  /** What happens and what it costs. */
  description: string
  label: string
  /** What most people would say: one tap fills it in. */
  usual?: readonly string[]
  confirmLabel: string
  backLabel: string
  /** Does it, until there is an answer; what it throws stands in the form. */
  onConfirm: (reason: string, attempt: Attempt) => Promise<unknown>
  failed: string
  /** More to know before it is done. */
  children?: ReactNode
  /** Why it cannot be sent yet. */
  disabledReason?: string | null
  /** Somebody else was first: said unless this was sent itself. */
  over?: string | null
}

/** Asks why before somebody leaves the other side alone. Mounted while it is open. */
export function ReasonForm({
  onClose,
  title,
  description,
  label,
  usual = [],
  confirmLabel,
  backLabel,
  onConfirm,
  failed,
  children,
  disabledReason = null,
  over = null,
}: ReasonFormProps) {
  // What is done about a job is often done beside a road: its news may take the form off the page before the answer comes.
  const { send: sendOn, ...tries } = useUntilAnswered({ staysOn: true })
  const send = useMutation({
    mutationFn: ({ reason }: { reason: string }) => sendOn((attempt) => onConfirm(reason, attempt)),
  })
  const form = useEndpointForm(closingReason, {
    values: { reason: '' },
    send,
    onDone: onClose,
    failed: failedOrStopped(send.error, failed),
  })
  const isOver = over !== null && !send.isPending && !send.isSuccess
  const said = useWatch({ control: form.control, name: 'reason' })
  return (
    <FormDialog
      cancelLabel={backLabel}
      {...tryingDialog(isOver ? { ...form, refusal: over } : form, tries, onClose)}
      title={title}
      description={description}
      tone="danger"
      submitLabel={confirmLabel}
      disabledReason={isOver ? over : disabledReason}
    >
      {children}
      {usual.length > 0 && (
        <div className="flex flex-wrap gap-2">
          {usual.map((reason) => (
            <Button
              key={reason}
              type="button"
              aria-pressed={said === reason}
              onClick={() => form.setValue('reason', reason, { shouldValidate: true })}
            >
              {reason}
            </Button>
          ))}
        </div>
      )}
      <TextAreaField label={label} required {...form.field('reason')} />
    </FormDialog>
  )
}
