import { useState } from 'react'
import { askFleetForMore, askProviderForMore } from '#contract/approvals.ts'
import { admin } from '#contract/words/en/admin.ts'
import { desk } from '#contract/words/en/desk.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { FormDialog } from '../../../kit/ui/FormDialog.tsx'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { DeedDialog } from '../desk/DeedDialog.tsx'
import { type Account, ApproveDialog, useSuspend } from '../desk/StandingDeeds.tsx'
import { useDeskDeed } from '../desk/use-desk.ts'

const asking = { provider: askProviderForMore, fleet: askFleetForMore }

interface DecideProps {
  account: Account
  /** By this reader. */
  onDecided: () => void
  onAsked: () => void
}

/** Approve, turn down or ask for more. */
export function DecideApplication({ account, onDecided, onAsked }: DecideProps) {
  const words = desk.approvals
  const [asks, setAsks] = useState<'approve' | 'reject' | 'ask' | null>(null)
  const close = () => setAsks(null)
  // What is being asked at that moment is answered by the server.
  if (account.status !== 'pending' && asks === null) return <p>{words.gone}</p>
  return (
    <Card edge="amber" className="flex flex-wrap justify-between gap-x-10 gap-y-3">
      <div className="flex flex-wrap gap-3">
        <Button
          variant="primary"
          data-key="a"
          disabledReason={account.approveRefusal}
          onClick={() => setAsks('approve')}
        >
          {admin.approve}
        </Button>
        <Button onClick={() => setAsks('ask')}>{words.ask}</Button>
      </div>
      <Button variant="danger" onClick={() => setAsks('reject')}>
        {words.reject}
      </Button>
      {asks === 'approve' && <ApproveDialog account={account} onClose={close} onDone={onDecided} />}
      {asks === 'reject' && (
        <RejectDialog account={account} onClose={close} onDecided={onDecided} />
      )}
      {asks === 'ask' && <AskDialog account={account} onAsked={onAsked} onClose={close} />}
    </Card>
  )
}

type RejectProps = Pick<DecideProps, 'account' | 'onDecided'> & { onClose: () => void }

function RejectDialog({ account, onDecided, onClose }: RejectProps) {
  const words = desk.approvals
  const send = useSuspend(account, () => words.rejected(account.name))
  return (
    <DeedDialog
      title={words.rejectTitle(account.name)}
      text={words.rejectText}
      confirm={words.reject}
      tone="danger"
      send={send}
      onClose={onClose}
      onDone={onDecided}
    />
  )
}

type AskProps = Pick<DecideProps, 'account' | 'onAsked'> & { onClose: () => void }

function AskDialog({ account, onAsked, onClose }: AskProps) {
  const words = desk.approvals
  const endpoint = asking[account.kind]
  const send = useDeskDeed(endpoint, account.id, () => words.askDone(account.name))
  const form = useEndpointForm(endpoint.body, {
    values: { words: '' },
    send,
    onDone: () => {
      onClose()
      onAsked()
    },
    failed: desk.tryAgain,
  })
  return (
    <FormDialog
      form={form}
      onClose={onClose}
      title={words.askTitle(account.name)}
      description={words.askText}
      submitLabel={words.askConfirm}
    >
      <TextAreaField label={words.askLabel} required maxLength={1000} {...form.field('words')} />
    </FormDialog>
  )
}
