import { useState } from 'react'
import { desk } from '#contract/words/en/desk.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { sentenceOf } from '../../../kit/api/api-error.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { formatExact } from '../../../kit/ui/format.ts'
import { DeedDialog } from './DeedDialog.tsx'
import { DeskSection } from './DeskSection.tsx'
import type { useDeskDeed } from './use-desk.ts'

type Deed = ReturnType<typeof useDeskDeed>

interface DeletionProps {
  words: {
    title: string
    /** What goes, and when. */
    text: string
    ask: string
    due: (at: string) => string
    done: (at: string) => string
    takeBack: string
  }
  askTitle: string
  failed: string
  /** Not asked for yet: neither. */
  dueAt: string | null
  doneAt: string | null
  /** What else goes with it, and cannot be restored. */
  loses?: readonly string[]
  /** Why it cannot be asked for now. */
  hindered?: string | null
  ask: Deed
  takeBack: Deed
}

/** An admin has deleted what is held of somebody who asked for it by mail or phone, or keeps it after all. */
export function DeletionAtDesk(props: DeletionProps) {
  const { words, askTitle, failed, dueAt, doneAt, ask, takeBack } = props
  const { loses = [], hindered = null } = props
  const [asks, setAsks] = useState(false)
  return (
    <DeskSection title={words.title}>
      {doneAt ? (
        <p>{words.done(formatExact(doneAt))}</p>
      ) : dueAt ? (
        <div className="flex flex-col items-start gap-3">
          <p className="text-red-ink">{words.due(formatExact(dueAt))}</p>
          <Losses of={loses} />
          <FormError error={takeBack.error && sentenceOf(takeBack.error, failed)} />
          <Button busy={takeBack.isPending} onClick={() => takeBack.mutate({})}>
            {words.takeBack}
          </Button>
        </div>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="max-w-prose text-muted">{words.text}</p>
          <Losses of={loses} />
          {hindered && <p className="max-w-prose text-amber-ink">{hindered}</p>}
          <Button disabledReason={hindered} onClick={() => setAsks(true)}>
            {words.ask}
          </Button>
        </div>
      )}
      {asks && (
        <DeedDialog
          title={askTitle}
          text={[words.text, ...loses].join(' ')}
          confirm={words.ask}
          tone="danger"
          reasonLabel={ownData.person.reason}
          reasonHint={desk.reasonKept}
          send={ask}
          failed={failed}
          onClose={() => setAsks(false)}
        />
      )}
    </DeskSection>
  )
}

const Losses = ({ of }: { of: readonly string[] }) =>
  of.map((said) => (
    <p key={said} className="max-w-prose">
      {said}
    </p>
  ))
