import { useMutation } from '@tanstack/react-query'
import { KeyRound } from 'lucide-react'
import * as z from 'zod/mini'
import { addPasskey } from '#contract/security.ts'
import { security } from '#contract/words/en/security.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { canUsePasskeys, makePasskey } from './passkeys.ts'

const named = z.object({ name: addPasskey.body.shape.name })

/** Names a passkey and has the device make it. `onDone` gets the recovery codes that come with the first factor. */
export function PasskeySetup({ onDone }: { onDone: (codes: string[] | null) => void }) {
  const words = security.passkeys
  const send = useMutation({
    mutationFn: ({ name }: { name: string }) => makePasskey(name),
  })
  const form = useEndpointForm(named, {
    values: { name: '' },
    send,
    onDone: ({ recoveryCodes }, { reset }) => {
      reset()
      onDone(recoveryCodes)
    },
    failed: words.stopped,
  })
  if (!canUsePasskeys()) return <p className="text-muted">{words.unsupported}</p>
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      <TextField
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
        {...form.field('name')}
      />
      <FormError error={form.refusal} />
      <Button
        type="submit"
        className="sm:self-start"
        icon={<KeyRound className="size-5" />}
        busy={form.isPending}
      >
        {words.add}
      </Button>
    </form>
  )
}
