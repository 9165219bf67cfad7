import { useState } from 'react'
import { setFleetStanding, setProviderStanding } from '#contract/admin.ts'
import type { Standing } from '#contract/providers.ts'
import { admin } from '#contract/words/en/admin.ts'
import { desk } from '#contract/words/en/desk.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { DeedDialog, type DeedDialogProps } from './DeedDialog.tsx'
import { DeskSection } from './DeskSection.tsx'
import { useDeskDeed } from './use-desk.ts'

export interface Account {
  kind: 'provider' | 'fleet'
  id: string
  name: string
  status: Standing
  isTurnedDown: boolean
  /** What a suspension ends, as a sentence. */
  costs: string
  /** What is to be known before it is approved, or null. */
  firstSay: string | null
  /** Which required papers a new one has not handed in, as a sentence, or null. */
  missing: string | null
  /** Why it cannot be approved as it is, or null. */
  approveRefusal: string | null
}

/** S1 §9. */
const failed = { provider: () => admin.providerFailed, fleet: () => admin.fleetFailed }
const endpoints = { provider: setProviderStanding, fleet: setFleetStanding }

/** An account's standing is changed apart from all else; suspension says what dies and asks why. */
export function StandingDeeds({ account }: { account: Account }) {
  const words = desk.standing
  const [asks, setAsks] = useState<'approve' | 'suspend' | null>(null)
  const close = () => setAsks(null)
  return (
    <DeskSection title={words.title} edge={account.status === 'suspended' ? 'red' : undefined}>
      <div className="flex flex-wrap justify-between gap-6">
        {account.status !== 'active' && (
          <Button
            variant="primary"
            disabledReason={account.approveRefusal}
            onClick={() => setAsks('approve')}
          >
            {isNew(account) ? admin.approve : words.reinstate}
          </Button>
        )}
        {account.status === 'active' && (
          <Button onClick={() => setAsks('suspend')}>{words.suspend}</Button>
        )}
      </div>
      {asks === 'approve' && <ApproveDialog account={account} onClose={close} />}
      {asks === 'suspend' && <SuspendDialog account={account} onClose={close} />}
    </DeskSection>
  )
}

/** Who was never let in is approved, not reinstated. */
const isNew = ({ status, isTurnedDown }: Account) => status === 'pending' || isTurnedDown

interface AskProps {
  account: Account
  onClose: () => void
}

type Said = Parameters<typeof useDeskDeed>[2]

/** Ends an account's access, with the reason that its dialog asks for; as it stood when it was asked, whatever has come meanwhile. */
export function useSuspend({ kind, id, status }: Account, said: Said): DeedDialogProps['send'] {
  const [seen] = useState(status)
  const send = useDeskDeed(endpoints[kind], id, said)
  return {
    ...send,
    mutate: ({ reason }, then) => send.mutate({ status: 'suspended', reason, seen }, then),
  }
}

export function ApproveDialog({ account, onClose, onDone }: AskProps & { onDone?: () => void }) {
  const words = desk.standing
  const send = useDeskDeed(endpoints[account.kind], account.id, () => ({
    title: admin.updated,
    description: words.isActive(account.name),
  }))
  // As it stood when the question was asked: news of a colleague's decision changes the page behind it.
  const [seen] = useState(account.status)
  const [lets] = useState(isNew(account))
  return (
    <ConfirmDeed
      tone="primary"
      title={lets ? words.approveTitle(account.name) : words.reinstateTitle(account.name)}
      description={
        lets
          ? [account.firstSay, account.missing].filter(Boolean).join(' ') || null
          : (account.firstSay ?? words.reinstateText)
      }
      confirmLabel={lets ? admin.approve : words.reinstate}
      deed={send}
      body={{ status: 'active', seen }}
      failed={failed[account.kind]()}
      onClose={onClose}
      {...(onDone && { onDone })}
    />
  )
}

function SuspendDialog({ account, onClose }: AskProps) {
  const words = desk.standing
  const send = useSuspend(account, () => ({
    title: admin.updated,
    description: words.isSuspended(account.name),
  }))
  return (
    <DeedDialog
      title={words.suspendTitle(account.name)}
      text={account.costs}
      confirm={admin.suspend}
      tone="danger"
      send={send}
      failed={failed[account.kind]()}
      onClose={onClose}
    />
  )
}
