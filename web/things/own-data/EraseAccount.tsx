import { useState } from 'react'
import type { OwnData } from '#contract/own-data.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Card } from '../../kit/ui/Card.tsx'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatExact } from '../../kit/ui/format.ts'
import { PasswordDialog } from './PasswordDialog.tsx'
import { useAskForErasure, useTakeBackErasure } from './use-own-data.ts'

/** The end of an account: what goes, what stays and why, and for 14 days the way back. */
export function EraseAccount({
  data: { erasure, hindered, endsCompany, owes, credit },
}: {
  data: OwnData
}) {
  const words = ownData.erase
  const [asks, setAsks] = useState(false)
  const ask = useAskForErasure()
  const takeBack = useTakeBackErasure()
  return (
    <Card as="section" className="flex flex-col gap-3">
      <h2 className="text-lg">{words.title}</h2>
      {erasure ? (
        <>
          <p role="status" className="font-semibold text-red-ink">
            {(erasure.byOperator ? words.dueByOperator : words.due)(formatExact(erasure.dueAt))}
          </p>
          {credit && <p className="max-w-prose">{words.credit(credit)}</p>}
          <FormError
            error={takeBack.isError ? sentenceOf(takeBack.error, ownData.tryAgain) : null}
          />
          <Button
            className="self-start"
            variant="primary"
            busy={takeBack.isPending}
            onClick={() => takeBack.mutate(undefined)}
          >
            {words.takeBack}
          </Button>
        </>
      ) : (
        <>
          <p className="max-w-prose">{words.text}</p>
          <p className="max-w-prose text-muted">{words.stays}</p>
          {endsCompany && <p className="max-w-prose">{words.company(endsCompany)}</p>}
          {owes && <p className="max-w-prose">{words.owes(owes)}</p>}
          {credit && <p className="max-w-prose">{words.credit(credit)}</p>}
          {hindered && <p className="max-w-prose text-amber-ink">{hindered}</p>}
          <Button
            className="self-start"
            variant="danger"
            disabledReason={hindered}
            onClick={() => setAsks(true)}
          >
            {words.ask}
          </Button>
        </>
      )}
      {asks && (
        <PasswordDialog
          title={words.askTitle}
          text={credit ? `${words.askText} ${words.credit(credit)}` : words.askText}
          confirm={words.confirm}
          tone="danger"
          send={ask}
          onClose={() => setAsks(false)}
        />
      )}
    </Card>
  )
}
