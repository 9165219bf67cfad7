import { useState } from 'react'
import { setPersonStanding } from '#contract/admin-users.ts'
import type { PersonAtDesk } from '#contract/desk-accounts.ts'
import { admin } from '#contract/words/en/admin.ts'
import { desk } from '#contract/words/en/desk.ts'
import { ConfirmDeed } from '../../../kit/api/ConfirmDeed.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { useUser } from '../../../things/auth/use-user.ts'
import { DeedDialog } from './DeedDialog.tsx'
import { DeskSection } from './DeskSection.tsx'
import { useDeskDeed } from './use-desk.ts'

/** Suspends one person, apart from the business or fleet; says so where one of those is what suspends. */
export function PersonStanding({ person }: { person: PersonAtDesk }) {
  const words = desk.standing
  const [asks, setAsks] = useState(false)
  const { data: user } = useUser()
  const { suspendedInPerson } = person
  const close = () => setAsks(false)
  return (
    <DeskSection title={words.title} edge={suspendedInPerson ? 'red' : undefined}>
      {suspendedInPerson && <p>{desk.provider.suspendedBecause(suspendedInPerson.reason)}</p>}
      {person.isSuspended && !suspendedInPerson && (
        <p className="text-muted">{words.withBusiness}</p>
      )}
      <div>
        {suspendedInPerson ? (
          <Button variant="primary" onClick={() => setAsks(true)}>
            {words.reinstate}
          </Button>
        ) : (
          <Button
            disabledReason={user?.id === person.id ? words.own : null}
            onClick={() => setAsks(true)}
          >
            {words.suspend}
          </Button>
        )}
      </div>
      {asks &&
        (suspendedInPerson ? (
          <Reinstate person={person} onClose={close} />
        ) : (
          <Suspend person={person} onClose={close} />
        ))}
    </DeskSection>
  )
}

interface AskProps {
  person: PersonAtDesk
  onClose: () => void
}

const useStanding = ({ id }: PersonAtDesk) =>
  useDeskDeed(setPersonStanding, id, () => admin.updated)

function Suspend({ person, onClose }: AskProps) {
  const words = desk.standing
  const send = useStanding(person)
  return (
    <DeedDialog
      title={words.suspendTitle(person.fullName)}
      text={words.suspendPerson}
      confirm={admin.suspend}
      tone="danger"
      send={{
        ...send,
        mutate: ({ reason }, then) => send.mutate({ status: 'suspended', reason }, then),
      }}
      onClose={onClose}
    />
  )
}

function Reinstate({ person, onClose }: AskProps) {
  const words = desk.standing
  return (
    <ConfirmDeed
      tone="primary"
      title={words.reinstateTitle(person.fullName)}
      description={words.reinstatePerson}
      confirmLabel={words.reinstate}
      deed={useStanding(person)}
      body={{ status: 'active' }}
      failed={desk.tryAgain}
      onClose={onClose}
    />
  )
}
