import { Camera } from 'lucide-react'
import type { Ref } from 'react'
import { photos as words } from '#contract/words/en/photos.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Spinner } from '../../kit/ui/Spinner.tsx'

/** Opens the device's own choice between the camera and what it holds. */
export function AddPhotos({
  label,
  busy,
  several = true,
  onAdd,
  ref,
}: {
  label: string
  busy: boolean
  /** One picture alone where it is false. */
  several?: boolean
  onAdd: (files: readonly File[]) => void
  /** For a form that leads to it. */
  ref?: Ref<HTMLInputElement>
}) {
  return (
    <label
      className={`${buttonClass()} relative self-start has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus`}
    >
      {busy ? <Spinner className="size-5" /> : <Camera className="size-5" aria-hidden="true" />}
      {busy ? words.preparing : label}
      <input
        ref={ref}
        type="file"
        accept="image/*"
        multiple={several}
        disabled={busy}
        aria-label={label}
        className="sr-only"
        onChange={({ target }) => {
          onAdd([...(target.files ?? [])])
          // The same photo may be chosen again after it was removed.
          target.value = ''
        }}
      />
    </label>
  )
}
