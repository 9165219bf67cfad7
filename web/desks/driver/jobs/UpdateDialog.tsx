import { type FormEvent, useRef, useState } from 'react'
import { drivers } from '#contract/words/en/drivers.ts'
import { trying } from '#contract/words/en/trying.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { RadioCards } from '../../../kit/ui/RadioCards.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { toast } from '../../../kit/ui/toast.ts'
import { useReport } from '../use-driver.ts'

const kinds = ['arrived', 'problem'] as const

/** "The provider is here", or what is wrong. */
export function UpdateDialog({ requestId, onClose }: { requestId: string; onClose: () => void }) {
  const words = drivers.update
  const { report, isLost } = useReport(requestId)
  const [kind, setKind] = useState<(typeof kinds)[number] | ''>('')
  const [note, setNote] = useState('')
  const [asked, setAsked] = useState(false)
  const first = useRef<HTMLInputElement>(null)
  const noteField = useRef<HTMLTextAreaElement>(null)
  const isNoteMissing = kind === 'problem' && note.trim().length < 3

  function send(event?: FormEvent) {
    event?.preventDefault()
    if (report.isPending) return
    setAsked(true)
    if (!kind) return first.current?.focus()
    if (isNoteMissing) return noteField.current?.focus()
    report.mutate(
      { kind, ...(note.trim() && { note: note.trim() }) },
      {
        onSuccess: () => {
          toast({ title: words.done, tone: 'success' })
          onClose()
        },
      },
    )
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title}
      description={words.text}
      error={isLost ? trying.waits : report.isError ? sentenceOf(report.error, words.failed) : null}
      footer={
        <>
          <Button variant="primary" busy={report.isPending} onClick={send}>
            {words.send}
          </Button>
          <Button variant="ghost" onClick={onClose}>
            {words.back}
          </Button>
        </>
      }
    >
      <form onSubmit={send} noValidate className="flex flex-col gap-4">
        <RadioCards
          legend={words.kind}
          columns={1}
          required
          ref={first}
          error={asked && !kind ? words.kindMissing : undefined}
          value={kind}
          onChange={setKind}
          cards={kinds.map((value) => ({
            value,
            label: words.kinds[value].label,
            description: words.kinds[value].text,
          }))}
        />
        <Field
          label={words.note}
          hint={words.noteHint}
          required={kind === 'problem'}
          error={asked && isNoteMissing ? words.noteMissing : undefined}
        >
          <TextArea
            ref={noteField}
            rows={2}
            maxLength={400}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </Field>
      </form>
    </Dialog>
  )
}
