import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import * as z from 'zod/mini'
import { login } from '#contract/login.ts'
import { prove } from '#contract/security.ts'
import { security } from '#contract/words/en/security.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { PasswordField } from '../../../kit/ui/PasswordField.tsx'
import { useUser } from '../use-user.ts'
import { canUsePasskeys, showPasskey } from './passkeys.ts'

const typed = z.object({ password: login.body.shape.password })

/** The dialog: the password, or a passkey where the device has one. */
export function AskForProof({ onDone }: { onDone: (isProved: boolean) => void }) {
  const words = security.proof
  const { data: user } = useUser()
  const send = useMutation({
    mutationFn: (body: { password: string }) => call(prove, { body }),
  })
  const form = useEndpointForm(typed, {
    values: { password: '' },
    send,
    onDone: () => onDone(true),
    failed: words.failed,
  })
  const passkey = useMutation({
    mutationFn: async () => call(prove, { body: { passkey: await showPasskey() } }),
    onSuccess: () => onDone(true),
  })
  return (
    <FormDialog
      title={words.title}
      description={words.text}
      onClose={() => onDone(false)}
      submitLabel={words.submit}
      form={form}
    >
      <input type="hidden" name="username" autoComplete="username" value={user?.username ?? ''} />
      <PasswordField
        label={words.password}
        required
        autoComplete="current-password"
        {...form.field('password')}
      />
      {canUsePasskeys() && (
        <Button
          icon={<KeyRound className="size-5" />}
          busy={passkey.isPending}
          onClick={() => passkey.mutate()}
        >
          {words.passkey}
        </Button>
      )}
      <FormError
        error={passkey.isError ? sentenceOf(passkey.error, security.passkeys.stopped) : null}
      />
    </FormDialog>
  )
}
