import { type FormEvent, useState } from 'react'
import type { ProofItem } from '#contract/proof-lists.ts'
import { settings } from '#contract/settings.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { giveProof } from './give-proof.ts'

/** Types what an odometer, a tire wall or a wrench says. */
export function ReadingDialog({
  jobId,
  item,
  onClose,
}: {
  jobId: string
  item: ProofItem
  onClose: () => void
}) {
  const [reading, setReading] = useState('')
  const name = words.items[item]
  async function submit(event: FormEvent) {
    event.preventDefault()
    const typed = reading.trim()
    if (!typed) return
    await giveProof(jobId, { kind: 'reading', item, reading: typed })
    onClose()
  }
  return (
    <FormDialog
      title={name}
      submitLabel={words.save}
      cancelLabel={words.back}
      onClose={onClose}
      form={{ submit, isPending: false, refusal: null }}
    >
      <TextField
        label={name}
        value={reading}
        required
        autoComplete="off"
        maxLength={settings.proofs.readingMost}
        onChange={({ target }) => setReading(target.value)}
      />
    </FormDialog>
  )
}
