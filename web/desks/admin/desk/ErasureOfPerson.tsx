import { useState } from 'react'
import type { PersonAtDesk } from '#contract/desk-accounts.ts'
import { askForErasureOf, takeBackErasureOf } from '#contract/own-data.ts'
import { desk } from '#contract/words/en/desk.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatExact } from '../../../kit/ui/format.ts'
import { DeedDialog } from './DeedDialog.tsx'
import { DeskSection } from './DeskSection.tsx'
import { useDeskDeed } from './use-desk.ts'

/** An admin has the account of somebody deleted who asked for it by mail or phone, or keeps it after all. */
export function ErasureOfPerson({ person: { id, fullName, erasure } }: { person: PersonAtDesk }) {
  const words = ownData.person
  const [asks, setAsks] = useState(false)
  const ask = useDeskDeed(askForErasureOf, id, () => words.asked)
  const takeBack = useDeskDeed(takeBackErasureOf, id, () => words.kept)
  return (
    <DeskSection title={words.title}>
      {erasure?.doneAt ? (
        <p>{words.done(formatExact(erasure.doneAt))}</p>
      ) : erasure ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-red-ink">{words.due(formatExact(erasure.dueAt))}</p>
          <FormError error={takeBack.isError ? sentenceOf(takeBack.error, words.failed) : null} />
          <Button busy={takeBack.isPending} onClick={() => takeBack.mutate({})}>
            {words.takeBack}
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
          title={words.askTitle(fullName)}
          text={words.text}
          confirm={words.ask}
          tone="danger"
          reasonLabel={words.reason}
          reasonHint={desk.reasonKept}
          send={ask}
          failed={words.failed}
          onClose={() => setAsks(false)}
        />
      )}
    </DeskSection>
  )
}
