import { type ReactNode, useId, useRef } from 'react'
import { Button } from './Button.tsx'

/** Chooses a file; the same one may be chosen again after it was mended. */
export function FilePicker({
  label,
  accept,
  hint,
  icon,
  name,
  words,
  variant = 'secondary',
  busy = false,
  onChoose,
}: {
  label: string
  accept: string
  hint?: string
  icon: ReactNode
  /** Of the file that is chosen. */
  name: string | null
  words: { choose: string; chooseOther: string }
  variant?: 'primary' | 'secondary'
  busy?: boolean
  onChoose: (file: File) => void
}) {
  const input = useRef<HTMLInputElement>(null)
  const hintId = useId()
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <input
          ref={input}
          type="file"
          aria-label={label}
          accept={accept}
          className="hidden"
          onChange={({ currentTarget }) => {
            const file = currentTarget.files?.[0]
            if (file) onChoose(file)
            currentTarget.value = ''
          }}
        />
        <Button
          variant={variant}
          icon={icon}
          busy={busy}
          aria-describedby={hint && hintId}
          onClick={() => input.current?.click()}
        >
          {name ? words.chooseOther : words.choose}
        </Button>
        {name && <span className="min-w-0 font-semibold wrap-anywhere">{name}</span>}
      </div>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
    </div>
  )
}
