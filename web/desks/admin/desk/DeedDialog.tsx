import type { ReactNode } from 'react'
import type * as z from 'zod/mini'
import { closingReason } from '#contract/requests.ts'
import { desk } from '#contract/words/en/desk.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'

export interface DeedDialogProps {
  title: string
  /** What happens, and who is told. */
  text: string
  confirm: string
  tone?: 'primary' | 'danger'
  reasonLabel?: string
  reasonHint?: string
  disabledReason?: string | null
  send: {
    mutate: (
      body: { reason: string },
      then: { onSuccess: () => void; onError: (error: Error) => void },
    ) => void
    isPending: boolean
    error: Error | null
  }
  onClose: () => void
  /** Once it is done, before the dialog closes. */
  onDone?: () => void
  width?: 'narrow' | 'wide'
  /** Where the server has no sentence. */
  failed?: string
  /** More to fill in, above the reason. */
  children?: ReactNode
}

/** A deed of the desk: what it does, why it is done. What else it needs its own dialog keeps. */
export function DeedDialog({
  title,
  text,
  confirm,
  tone = 'primary',
  reasonLabel = desk.reason,
  reasonHint = desk.reasonTold,
  disabledReason = null,
  send,
  onClose,
  onDone,
  width,
  failed = desk.tryAgain,
  children,
}: DeedDialogProps) {
  const form = useEndpointForm<typeof closingReason, z.output<typeof closingReason>, void>(
    closingReason,
    {
      values: { reason: '' },
      send,
      onDone: () => {
        onDone?.()
        onClose()
      },
      failed,
    },
  )
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={text}
      tone={tone}
      width={width}
      submitLabel={confirm}
      disabledReason={disabledReason}
    >
      {children}
      <TextAreaField
        label={reasonLabel}
        hint={reasonHint}
        required
        maxLength={500}
        {...form.field('reason')}
      />
    </FormDialog>
  )
}
