import { Camera } from 'lucide-react'
import { useState } from 'react'
import type { ProofItem } from '#contract/proof-lists.ts'
import { photos } from '#contract/words/en/photos.ts'
import { proofs as words } from '#contract/words/en/proofs.ts'
import { announce } from '../../kit/ui/announce.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { Spinner } from '../../kit/ui/Spinner.tsx'
import { NotAPhoto, shrinkPhoto } from '../photos/shrink-photo.ts'
import { giveProof } from './give-proof.ts'
import { knownPlace } from './known-place.ts'

/** One tap opens the camera, the next takes the photo: it is kept on the device and leaves by itself. */
export function TakePhoto({ jobId, item }: { jobId: string; item: ProofItem }) {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const label = words.photo(words.items[item])

  async function take(files: readonly File[]) {
    setRefusal(null)
    setBusy(true)
    try {
      const where = await knownPlace()
      for (const file of files) {
        const blob = await shrinkPhoto(file)
        await giveProof(jobId, { kind: 'photo', item, blob, where })
        announce(words.items[item])
      }
    } catch (error) {
      if (!(error instanceof NotAPhoto)) throw error
      setRefusal(error.message)
    } finally {
      setBusy(false)
    }
  }

  return (
    <>
      <label
        className={`${buttonClass()} relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
      >
        {busy ? <Spinner className="size-5" /> : <Camera className="size-5" aria-hidden="true" />}
        {busy ? photos.preparing : words.takePhoto}
        <input
          type="file"
          accept="image/*"
          capture="environment"
          disabled={busy}
          aria-label={label}
          className="sr-only"
          onChange={({ target }) => {
            take([...(target.files ?? [])])
            // The same photo may be chosen again.
            target.value = ''
          }}
        />
      </label>
      <FormError error={refusal} />
    </>
  )
}
