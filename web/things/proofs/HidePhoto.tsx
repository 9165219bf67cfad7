import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { settings } from '#contract/settings.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { hideProof } from './calls.ts'
import { proofsKey } from './keys.ts'

/** Takes a photo of the work out of sight, with a reason: a face, a card, the wrong picture. */
export function HidePhoto({
  proofId,
  onGone,
}: {
  proofId: string | undefined
  onGone: () => void
}) {
  const { token } = useAccess()
  const client = useQueryClient()
  const [isOpen, setOpen] = useState(false)
  const [reason, setReason] = useState('')
  const hide = useMutation({
    mutationFn: (id: string) =>
      call(hideProof, { params: { id }, token, body: { reason: reason.trim() } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: proofsKey })
      onGone()
    },
  })
  if (!proofId) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    hide.mutate(proofId)
  }
  return (
    <>
      <Button onClick={() => setOpen(true)}>{words.hide}</Button>
      {isOpen && (
        <FormDialog
          title={words.hideTitle}
          description={words.hideText}
          tone="danger"
          submitLabel={words.hide}
          cancelLabel={words.back}
          onClose={() => setOpen(false)}
          form={{
            submit,
            isPending: hide.isPending,
            refusal: hide.isError ? sentenceOf(hide.error, words.failed) : null,
          }}
        >
          <TextField
            label={words.hideWhy}
            required
            value={reason}
            maxLength={settings.proofs.wordsMost}
            onChange={({ target }) => setReason(target.value)}
          />
        </FormDialog>
      )}
    </>
  )
}
