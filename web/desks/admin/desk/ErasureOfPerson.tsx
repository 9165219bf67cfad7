import type { PersonAtDesk } from '#contract/desk-accounts.ts'
import { askForErasureOf, takeBackErasureOf } from '#contract/own-data.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { DeletionAtDesk } from './DeletionAtDesk.tsx'
import { useDeskDeed } from './use-desk.ts'

/** The account of a person, deleted or kept. */
export function ErasureOfPerson({ person: { id, fullName, erasure } }: { person: PersonAtDesk }) {
  const words = ownData.person
  const ask = useDeskDeed(askForErasureOf, id, () => words.asked)
  const takeBack = useDeskDeed(takeBackErasureOf, id, () => words.kept)
  return (
    <DeletionAtDesk
      words={words}
      askTitle={words.askTitle(fullName)}
      failed={words.failed}
      dueAt={erasure?.dueAt ?? null}
      doneAt={erasure?.doneAt ?? null}
      ask={ask}
      takeBack={takeBack}
    />
  )
}
