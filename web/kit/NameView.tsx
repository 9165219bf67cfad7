import { type FormEvent, useState } from 'react'
import { views as words } from '#contract/words/en/views.ts'
import { Button } from './ui/Button.tsx'
import { Dialog } from './ui/Dialog.tsx'
import { TextField } from './ui/TextField.tsx'

const longestName = 40

/** Asks how a view of a list is called. */
export function NameView({
  onName,
  onClose,
}: {
  onName: (name: string) => void
  onClose: () => void
}) {
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)
  function save(event: FormEvent) {
    event.preventDefault()
    if (name.trim() === '') return setWrong(true)
    onName(name.trim())
    onClose()
  }
  return (
    <Dialog
      open
      title={words.save}
      description={words.hint}
      onOpenChange={(open) => !open && onClose()}
      footer={
        <Button variant="primary" type="submit" form="name-view">
          {words.save}
        </Button>
      }
    >
      <form id="name-view" noValidate onSubmit={save}>
        <TextField
          label={words.name}
          required
          autoFocus
          maxLength={longestName}
          value={name}
          error={isWrong && name.trim() === '' ? words.nameMissing : undefined}
          onChange={({ target }) => setName(target.value)}
        />
      </form>
    </Dialog>
  )
}
