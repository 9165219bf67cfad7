import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { deleteGuestsDataAtDesk, keepGuestsDataAtDesk } from '#contract/guests-data.ts'
import { guestsData as words } from '#contract/words/en/guests-data.ts'
import { DeletionAtDesk } from '../DeletionAtDesk.tsx'
import { useDeskDeed } from '../use-desk.ts'

/** What a request holds of its guest, deleted or kept. */
export function GuestsDataAtDesk({ request: { id, guestsData } }: { request: RequestAtDesk }) {
  const ask = useDeskDeed(deleteGuestsDataAtDesk, id, ({ message }) => message)
  const keep = useDeskDeed(keepGuestsDataAtDesk, id, ({ message }) => message)
  if (!guestsData) return null
  return (
    <DeletionAtDesk
      words={words.desk}
      askTitle={words.desk.askTitle}
      failed={words.failed}
      dueAt={guestsData.deleteAt}
      doneAt={guestsData.deletedAt}
      ask={ask}
      takeBack={keep}
    />
  )
}
