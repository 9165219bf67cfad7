import { type FormEvent, Suspense, useState } from 'react'
import { settings } from '#contract/settings.ts'
import { proofFields } from '#contract/words/en/fields/proof.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { sentence } from '#contract/words/sayings.ts'
import { lazy } from '../../kit/api/lazy.ts'
import { announce } from '../../kit/ui/announce.ts'
import { FormDialog } from '../../kit/ui/FormDialog.tsx'
import { noteClass } from '../../kit/ui/note-class.ts'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { TextField } from '../../kit/ui/TextField.tsx'
import { giveProof } from './give-proof.ts'
import { instead } from './instead.ts'
import { loadPad } from './pad-part.ts'
import { dropWaiting, fateOf } from './waiting-proofs.ts'

const SignaturePad = lazy(() =>
  loadPad()
    .then(({ SignaturePad }) => ({ default: SignaturePad }))
    .catch(() => instead),
)

/** Nobody is thanked for a signature that the server has not taken, unless there is no network to ask it. */
const patientMs = 8_000

/** As many characters as two people compare. */
const shownCharacters = 12

/** Somebody signs with a name, and a drawing if they like, for the agreement whose fingerprint stands there. */
export function SignDialog({
  jobId,
  item,
  agreementHash,
  handTo,
  costs = [],
  onClose,
}: {
  jobId: string
  item: 'signature' | 'recipient'
  agreementHash: string
  /** Where it is signed on the phone of who does the work: the customer, who has to have it in their hands. */
  handTo?: string | undefined
  /** What it costs and how that is paid, in sentences. */
  costs?: readonly string[]
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const [strokes, setStrokes] = useState<number[][]>([])
  const [isTried, setTried] = useState(false)
  const [fate, setFate] = useState<null | 'sending' | { refusal: string }>(null)
  // What is signed is what was shown, also where it changes meanwhile: then the server refuses.
  const [shownHash] = useState(agreementHash)
  const typed = name.trim()
  const isRecipient = item === 'recipient'
  async function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (typed.length < 2) return
    setFate('sending')
    const id = await giveProof(jobId, {
      kind: 'signature',
      item,
      name: typed,
      strokes: strokes.length > 0 ? strokes : null,
      agreementHash: shownHash,
    })
    const became = await fateOf(id, navigator.onLine ? patientMs : 0)
    if (typeof became === 'object') {
      await dropWaiting(id)
      return setFate(became)
    }
    announce(became === 'sent' ? words.sign.done : words.sign.kept)
    onClose()
  }
  return (
    <FormDialog
      title={isRecipient ? words.sign.titleRecipient : words.sign.title}
      description={isRecipient ? words.sign.textRecipient : words.sign.text}
      submitLabel={words.sign.deed}
      cancelLabel={words.back}
      onClose={onClose}
      form={{
        submit,
        isPending: fate === 'sending',
        refusal: typeof fate === 'object' && fate ? fate.refusal : null,
      }}
    >
      {(isRecipient || handTo) && (
        <p className={`${noteClass} font-semibold break-words`}>
          {isRecipient ? words.sign.handToRecipient : handTo && words.sign.handTo(handTo)}
        </p>
      )}
      {costs.map((sentence) => (
        <p key={sentence} className="text-lg font-semibold">
          {sentence}
        </p>
      ))}
      <TextField
        label={words.sign.name}
        value={name}
        required
        autoComplete="name"
        maxLength={settings.proofs.signerMost}
        error={isTried && typed.length < 2 ? sentence(proofFields.signer) : undefined}
        onChange={({ target }) => setName(target.value)}
      />
      <Suspense fallback={<Skeleton shape="block" />}>
        <SignaturePad onDrawn={setStrokes} />
      </Suspense>
      <p className="text-sm text-muted">
        {words.sign.fingerprint}{' '}
        <code title={shownHash} className="numerals">
          {shownHash.slice(0, shownCharacters)}
        </code>
      </p>
    </FormDialog>
  )
}
