import type { PersonAtDesk } from '#contract/desk-accounts.ts'
import { askForErasureOf, type Deletion, takeBackErasureOf } from '#contract/own-data.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { DeletionAtDesk } from './DeletionAtDesk.tsx'
import { useDeskDeed } from './use-desk.ts'

/** What goes with the account, in sentences; the person's own page says the same. */
function losesWith({ endsCompany, owes, credit }: Deletion): string[] {
  const words = ownData.person
  return [
    endsCompany && words.company(endsCompany),
    owes && words.owes(owes),
    credit && words.credit(credit),
  ].filter((said) => said !== null)
}

/** The account of a person, deleted or kept. */
export function ErasureOfPerson({
  person: { id, fullName, erasure, deletion },
}: {
  person: PersonAtDesk
}) {
  const words = ownData.person
  const ask = useDeskDeed(askForErasureOf, id, () => words.asked)
  const takeBack = useDeskDeed(takeBackErasureOf, id, () => words.kept)
  return (
    <DeletionAtDesk
      words={words}
      askTitle={words.askTitle(fullName)}
      failed={words.failed}
      loses={deletion ? losesWith(deletion) : []}
      hindered={deletion?.hindered ? words.hindered(deletion.hindered) : null}
      dueAt={erasure?.dueAt ?? null}
      doneAt={erasure?.doneAt ?? null}
      ask={ask}
      takeBack={takeBack}
    />
  )
}
