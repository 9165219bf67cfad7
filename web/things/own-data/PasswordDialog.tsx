import type { UseMutationResult } from '@tanstack/react-query'
import { askForCopy, type OwnData } from '#contract/own-data.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { PasswordField } from '../../kit/ui/PasswordField.tsx'

/** Asks for the own password before something that a stranger at an open screen must not do. */
export function PasswordDialog({
  title,
  text,
  confirm,
  tone,
  send,
  onClose,
}: {
  title: string
  text: string
  confirm: string
  tone?: 'primary' | 'danger'
  send: UseMutationResult<OwnData, Error, { password: string }>
  onClose: () => void
}) {
  const form = useEndpointForm(askForCopy.body, {
    values: { password: '' },
    send,
    onDone: onClose,
    failed: ownData.tryAgain,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={title}
      description={text}
      tone={tone}
      submitLabel={confirm}
    >
      <PasswordField
        label={ownData.password}
        autoComplete="current-password"
        required
        {...form.field('password')}
      />
    </FormDialog>
  )
}
