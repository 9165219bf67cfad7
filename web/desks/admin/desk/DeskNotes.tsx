import { useWatch } from 'react-hook-form'
import { writeNote } from '#contract/desk-deeds.ts'
import type { DeskKind, DeskNote } from '#contract/desk-entries.ts'
import { desk } from '#contract/words/en/desk.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { forgetWords, keptWords, useKeptWords } from '../../../kit/unsaved/kept-words.ts'
import { DeskSection } from './DeskSection.tsx'
import { useDeskDeed } from './use-desk.ts'

/** What admins tell each other about it; nothing of it is ever changed. */
export function DeskNotes({
  kind,
  id,
  notes,
}: {
  kind: DeskKind
  id: string
  notes: readonly DeskNote[]
}) {
  const words = desk.notes
  // A note is written while somebody talks, and another page is looked at meanwhile.
  const place = `note:${kind}:${id}`
  const send = useDeskDeed(writeNote, null, () => {
    forgetWords(place)
    return words.saved
  })
  const form = useEndpointForm(writeNote.body, {
    values: { kind, id, words: keptWords(place) },
    send,
    onDone: (_, { reset }) => reset({ kind, id, words: '' }),
    failed: desk.tryAgain,
  })
  useKeptWords(place, useWatch({ control: form.control, name: 'words' }))
  return (
    <DeskSection title={words.title}>
      <p className="text-sm text-muted">
        {words.lead} {notes.length === 0 && words.empty}
      </p>
      {notes.length > 0 && (
        <ul className="flex flex-col gap-3">
          {notes.map((note) => (
            <li key={note.id} className="border-l-4 border-edge pl-3">
              <p className="whitespace-pre-line wrap-anywhere">{note.words}</p>
              <p className="text-sm text-muted">
                {note.who && `${note.who}, `}
                <TickingTime at={note.at} />
              </p>
            </li>
          ))}
        </ul>
      )}
      <form onSubmit={form.submit} noValidate className="flex flex-col gap-2">
        <TextAreaField label={words.label} maxLength={2000} {...form.field('words')} />
        <FormError error={form.refusal} />
        <Button type="submit" className="self-start" busy={form.isPending}>
          {words.save}
        </Button>
      </form>
    </DeskSection>
  )
}
