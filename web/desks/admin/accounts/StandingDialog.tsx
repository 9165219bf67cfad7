import { type ReactNode, useState } from 'react'
import { paths } from '#contract/paths.ts'
import type { Standing } from '#contract/providers.ts'
import { admin } from '#contract/words/en/admin.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { TextInput } from '../../../kit/ui/TextInput.tsx'
import { AccountHistory } from './AccountHistory.tsx'
import { StandingBadge } from './StandingBadge.tsx'
import { useSetStanding, type Verdict } from './use-accounts.ts'

export interface StandingDialogProps {
  kind: 'provider' | 'fleet'
  entry: { id: string; ownerUserId: string; status: Standing }
  name: string
  /** Why it cannot be approved as it is, or null. */
  approveRefusal?: string | null
  onClose: () => void
  /** What is known of the account. */
  children: ReactNode
}

/** Everything about one account, and the admin's word on it. What suspending costs stands beside it. */
export function StandingDialog({
  kind,
  entry,
  name,
  approveRefusal = null,
  onClose,
  children,
}: StandingDialogProps) {
  const [reason, setReason] = useState('')
  const deed = useSetStanding(kind, entry.id)
  const decide = (status: Verdict['status']) =>
    deed.mutate({ status, reason: reason.trim() }, { onSuccess: onClose })
  const isBusy = (status: Verdict['status']) => deed.isPending && deed.variables.status === status

  return (
    <Dialog
      open
      width="wide"
      onOpenChange={(open) => !open && onClose()}
      title={name}
      footer={
        <>
          <Button
            variant="primary"
            busy={isBusy('active')}
            disabledReason={entry.status === 'active' ? admin.isActive : approveRefusal}
            onClick={() => decide('active')}
          >
            {admin.approve}
          </Button>
          <Button
            variant="danger"
            busy={isBusy('suspended')}
            disabledReason={entry.status === 'suspended' ? admin.isSuspended : null}
            onClick={() => decide('suspended')}
          >
            {admin.suspend}
          </Button>
        </>
      }
    >
      <p>
        <StandingBadge status={entry.status} />
      </p>
      {children}
      <AccountHistory
        id={entry.id}
        ownerUserId={entry.ownerUserId}
        // Only an approved provider has one.
        publicPage={
          kind === 'provider' && entry.status === 'active' ? paths.provider(entry.id) : null
        }
      />
      <Field label={admin.reason} hint={`${admin.reasonHint} ${admin.suspendCosts[kind]}`}>
        <TextInput
          maxLength={500}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </Dialog>
  )
}
