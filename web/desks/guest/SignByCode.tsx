import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { AnswerOf, SentBodyOf } from '#contract/endpoint.ts'
import { signAsFollower } from '#contract/proofs.ts'
import { settings } from '#contract/settings.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { announce } from '../../kit/ui/announce.ts'
import { now } from '../../kit/ui/clock.ts'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { SignaturePad } from '../../things/proofs/SignaturePad.tsx'

type Work = AnswerOf<typeof signAsFollower>

/** Who follows the job and stands beside the technician signs, with the code on that phone. */
export function SignByCode({
  item,
  onSigned,
  onClose,
}: {
  item: 'signature' | 'recipient'
  onSigned: (work: Work) => void
  onClose: () => void
}) {
  const { token } = useAccess()
  const [strokes, setStrokes] = useState<number[][]>([])
  const sign = useMutation({
    mutationFn: (body: SentBodyOf<typeof signAsFollower>) => call(signAsFollower, { body, token }),
  })
  const form = useEndpointForm(signAsFollower.body, {
    values: { name: '', code: '' },
    bodyOf: (values) => ({
      ...values,
      strokes: strokes.length > 0 ? strokes : null,
      takenAt: new Date(now()).toISOString(),
    }),
    send: sign,
    onDone: (work) => {
      onSigned(work)
      announce(words.sign.done)
      onClose()
    },
  })
  const isRecipient = item === 'recipient'
  return (
    <FormDialog
      title={isRecipient ? words.sign.titleRecipient : words.sign.title}
      description={isRecipient ? words.sign.textRecipient : words.sign.text}
      submitLabel={words.sign.deed}
      cancelLabel={words.back}
      onClose={onClose}
      form={form}
    >
      <TextField
        label={words.sign.name}
        autoComplete="name"
        maxLength={settings.proofs.signerMost}
        {...form.field('name')}
      />
      <TextField
        label={words.sign.code}
        hint={words.sign.codeHint}
        autoComplete="off"
        autoCapitalize="characters"
        maxLength={settings.proofs.codeMost}
        {...form.field('code')}
      />
      <SignaturePad onDrawn={setStrokes} />
    </FormDialog>
  )
}
