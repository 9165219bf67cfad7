import { useMutation } from '@tanstack/react-query'
import { Smartphone } from 'lucide-react'
import { Suspense } from 'react'
import { confirmAuthenticator, startAuthenticator } from '#contract/security.ts'
import { security } from '#contract/words/en/security.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { lazy } from '../../../kit/api/lazy.ts'
import { useEndpointForm, useSend } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'

const QrCode = lazy(() =>
  import('../../../kit/ui/QrCode.tsx').then((part) => ({ default: part.QrCode })),
)

/** From a button to an app that shows our codes. `onDone` gets the recovery codes that come with the first factor. */
export function AuthenticatorSetup({ onDone }: { onDone: (codes: string[] | null) => void }) {
  const words = security.app
  const start = useMutation({ mutationFn: () => call(startAuthenticator) })
  if (start.data)
    return <Confirming {...start.data} onDone={onDone} onCancel={() => start.reset()} />
  return (
    <div className="flex flex-col gap-2">
      <Button
        className="sm:self-start"
        icon={<Smartphone className="size-5" />}
        busy={start.isPending}
        onClick={() => start.mutate()}
      >
        {words.start}
      </Button>
      <FormError error={start.isError ? sentenceOf(start.error, security.notDone) : null} />
    </div>
  )
}

function Confirming({
  secret,
  uri,
  onDone,
  onCancel,
}: {
  secret: string
  uri: string
  onDone: (codes: string[] | null) => void
  onCancel: () => void
}) {
  const words = security.app
  const form = useEndpointForm(confirmAuthenticator.body, {
    values: { code: '' },
    send: useSend(confirmAuthenticator),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    failed: security.notDone,
  })
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      <p>{words.scan}</p>
      <Suspense fallback={<Skeleton className="size-56" />}>
        <QrCode text={uri} label={words.picture} />
      </Suspense>
      <p>
        {words.byHand}{' '}
        <code className="font-mono text-lg break-all">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      </p>
      <TextField
        label={words.code}
        hint={words.codeHint}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        {...form.field('code')}
      />
      <FormError error={form.refusal} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="primary" busy={form.isPending}>
          {words.confirm}
        </Button>
        <Button variant="ghost" onClick={onCancel}>
          {words.cancel}
        </Button>
      </div>
    </form>
  )
}
