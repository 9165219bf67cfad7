import { type FormEvent, useState } from 'react'
import type { ProofItem } from '#contract/proof-lists.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { giveProof } from './give-proof.ts'
import { SkipFields } from './SkipFields.tsx'
import { type Skipping, skipRefusal } from './skipping.ts'

/** Says why something of the list is not proved. */
export function SkipDialog({
  jobId,
  item,
  onClose,
}: {
  jobId: string
  item: ProofItem
  onClose: () => void
}) {
  const [skipping, setSkipping] = useState<Skipping>({ reason: null, words: '' })
  const [isTried, setTried] = useState(false)
  const refusal = skipRefusal(skipping)
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    const { reason, words: said } = skipping
    if (refusal || !reason) return
    await giveProof(jobId, { kind: 'skip', items: [item], reason, words: said.trim() })
    onClose()
  }
  return (
    <FormDialog
      title={words.skipTitle}
      description={`${words.items[item]}. ${words.skipText}`}
      submitLabel={words.skipDeed}
      cancelLabel={words.back}
      onClose={onClose}
      form={{ submit, isPending: false, refusal: null }}
    >
      <SkipFields
        label={words.skipWhy}
        skipping={skipping}
        error={isTried ? refusal : null}
        onChange={setSkipping}
      />
    </FormDialog>
  )
}
