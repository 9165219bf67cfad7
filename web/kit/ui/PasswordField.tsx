import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { Field } from './Field.tsx'
import type { TextFieldProps } from './TextField.tsx'
import { TextInput } from './TextInput.tsx'

/** A password, which its typist may look at: on a phone in the dark that is kinder than typing it twice. */
export function PasswordField({ label, hint, error, required, ...input }: TextFieldProps) {
  const [shown, setShown] = useState(false)
  return (
    <Field label={label} hint={hint} error={error} required={required}>
      <span className="relative block">
        <TextInput
          spellCheck={false}
          autoCapitalize="none"
          {...input}
          type={shown ? 'text' : 'password'}
          className="pr-14"
        />
        <button
          type="button"
          aria-pressed={shown}
          aria-label={ui.showCharacters}
          title={ui.showCharacters}
          onClick={() => setShown(!shown)}
          className="absolute inset-y-0 right-0 grid w-12 cursor-pointer place-items-center rounded-sm text-muted hover:text-ink"
        >
          {shown ? (
            <EyeOff className="size-5" aria-hidden="true" />
          ) : (
            <Eye className="size-5" aria-hidden="true" />
          )}
        </button>
      </span>
    </Field>
  )
}
