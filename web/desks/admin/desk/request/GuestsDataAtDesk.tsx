import { useState } from 'react'
import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { deleteGuestsDataAtDesk, keepGuestsDataAtDesk } from '#contract/guests-data.ts'
import { desk } from '#contract/words/en/desk.ts'
import { guestsData as guestsWords } from '#contract/words/en/guests-data.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { sentenceOf } from '../../../../kit/api/api-error.ts'
import { Button } from '../../../../kit/ui/Button.tsx'
import { FormError } from '../../../../kit/ui/FormError.tsx'
import { formatExact } from '../../../../kit/ui/format.ts'
import { DeedDialog } from '../DeedDialog.tsx'
import { DeskSection } from '../DeskSection.tsx'
import { useDeskDeed } from '../use-desk.ts'

/** An admin has the data of a guest deleted who asked for it by mail or phone, or keeps it after all. */
export function GuestsDataAtDesk({ request: { id, guestsData } }: { request: RequestAtDesk }) {
  const words = guestsWords.desk
  const [asks, setAsks] = useState(false)
  const ask = useDeskDeed(deleteGuestsDataAtDesk, id, ({ message }) => message)
  const keep = useDeskDeed(keepGuestsDataAtDesk, id, ({ message }) => message)
  if (!guestsData) return null
  const { deleteAt, deletedAt } = guestsData
  return (
    <DeskSection title={guestsWords.title}>
      {deletedAt ? (
        <p>{words.done(formatExact(deletedAt))}</p>
      ) : deleteAt ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-red-ink">{words.due(formatExact(deleteAt))}</p>
          <FormError error={keep.error && sentenceOf(keep.error, guestsWords.failed)} />
          <Button busy={keep.isPending} onClick={() => keep.mutate({})}>
            {words.keep}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-prose text-muted">{words.text}</p>
          <Button onClick={() => setAsks(true)}>{words.ask}</Button>
        </div>
      )}
      {asks && (
        <DeedDialog
          title={words.askTitle}
          text={words.text}
          confirm={words.ask}
          tone="danger"
          reasonLabel={ownData.person.reason}
          reasonHint={desk.reasonKept}
          send={ask}
          failed={guestsWords.failed}
          onClose={() => setAsks(false)}
        />
      )}
    </DeskSection>
  )
}
