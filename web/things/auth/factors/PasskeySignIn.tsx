import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import { loginByPasskey } from '#contract/security.ts'
import { security } from '#contract/words/en/security.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { changeUser } from '../../../kit/api/current-user.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { canUsePasskeys, showPasskey } from './passkeys.ts'

/** Signs somebody in by a passkey alone, where the browser has them. */
export function PasskeySignIn({ portal }: { portal: 'admin' | undefined }) {
  const signIn = useMutation({
    mutationFn: async () => call(loginByPasskey, { body: { answer: await showPasskey(), portal } }),
    onSuccess: changeUser,
  })
  if (!canUsePasskeys()) return null
  return (
    <div className="flex flex-col gap-2">
      <Button
        wide
        icon={<KeyRound className="size-5" />}
        busy={signIn.isPending}
        onClick={() => signIn.mutate()}
      >
        {security.signIn.passkey}
      </Button>
      <FormError
        error={signIn.isError ? sentenceOf(signIn.error, security.passkeys.stopped) : null}
      />
    </div>
  )
}
