import { useState } from 'react'
import type { UserForAdmin } from '#contract/admin-users.ts'
import { paths } from '#contract/paths.ts'
import { adminPeople } from '#contract/words/en/admin-people.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { Button } from '../../../kit/ui/Button.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { ConfirmDialog } from '../../../kit/ui/ConfirmDialog.tsx'
import { useDensity } from '../../../kit/ui/density.ts'
import { Fact, Facts } from '../../../kit/ui/Facts.tsx'
import { Field } from '../../../kit/ui/Field.tsx'
import { formatDate, formatNumber } from '../../../kit/ui/format.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { nameLinkClass } from '../../../kit/ui/link-class.ts'
import { PhoneLink } from '../../../kit/ui/PhoneLink.tsx'
import { TextInput } from '../../../kit/ui/TextInput.tsx'
import { TickingTime } from '../../../kit/ui/TickingTime.tsx'
import { tabLink } from '../tab-link.ts'
import { useEndSessions, useSendResetLink } from './use-users.ts'
import { WorksFor } from './WorksFor.tsx'

/** One user. */
export function UserCard({
  user,
  isOnItsPage = false,
}: {
  user: UserForAdmin
  /** There the name is the page's title. */
  isOnItsPage?: boolean
}) {
  const words = adminPeople.users
  const density = useDensity()
  const [asks, setAsks] = useState<'link' | 'end' | null>(null)
  const close = () => setAsks(null)
  const { organisation } = user
  const standing = user.isClosed ? 'closed' : user.isSuspended ? 'suspended' : 'active'
  return (
    <Card as="li" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-2">
        {!isOnItsPage && (
          <h3 className="mr-auto min-w-0 text-lg wrap-anywhere">
            <Link to={paths.deskPerson(user.id)} className={nameLinkClass}>
              {user.fullName}
            </Link>
          </h3>
        )}
        <Badge>{words.types[user.userType]}</Badge>
        <Badge tone={standing === 'active' ? 'green' : 'red'}>{words[standing]}</Badge>
      </div>
      <Facts>
        <Fact label={words.username}>{user.username}</Fact>
        <Fact label={words.phone}>
          {user.phone ? <PhoneLink number={user.phone} /> : words.noPhone}
        </Fact>
        <Fact label={words.email} wide>
          {user.email ?? words.noEmail}
        </Fact>
        {organisation && <WorksFor organisation={organisation} />}
        <Fact label={words.since}>{formatDate(user.createdAt)}</Fact>
        <Fact label={words.sessions}>{formatNumber(user.sessions)}</Fact>
        <Fact label={words.lastSeen}>
          {user.lastSeenAt ? <TickingTime at={user.lastSeenAt} /> : words.neverSeen}
        </Fact>
      </Facts>
      <div className="flex flex-wrap gap-2">
        <Button
          aria-label={words.link.of(user.fullName)}
          disabledReason={user.email ? null : words.link.noEmail}
          onClick={() => setAsks('link')}
        >
          {words.link.button}
        </Button>
        <Button
          aria-label={words.end.of(user.fullName)}
          disabledReason={user.sessions > 0 ? null : words.end.nothing}
          onClick={() => setAsks('end')}
        >
          {words.end.button}
        </Button>
        <Link
          to={`${paths.home('admin')}${tabLink('audit', { about: user.id })}`}
          aria-label={words.historyOf(user.fullName)}
          className={buttonClass({ variant: 'ghost', size: density })}
        >
          {words.history}
        </Link>
      </div>
      {asks === 'link' && <AskForLink user={user} onClose={close} />}
      {asks === 'end' && <AskToEnd user={user} onClose={close} />}
    </Card>
  )
}

interface AskProps {
  user: UserForAdmin
  onClose: () => void
}

function AskForLink({ user, onClose }: AskProps) {
  const words = adminPeople.users.link
  const send = useSendResetLink(user.id)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(user.fullName)}
      description={words.text(user.email ?? '')}
      confirmLabel={words.confirm}
      tone="primary"
      busy={send.isPending}
      onConfirm={() => send.mutate(undefined, { onSettled: onClose })}
    />
  )
}

function AskToEnd({ user, onClose }: AskProps) {
  const words = adminPeople.users.end
  const [reason, setReason] = useState('')
  const end = useEndSessions(user.id)
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={words.title(user.fullName)}
      description={words.text}
      confirmLabel={words.confirm}
      busy={end.isPending}
      onConfirm={() => end.mutate(reason.trim(), { onSettled: onClose })}
    >
      <Field label={words.reason} hint={words.reasonHint}>
        <TextInput
          maxLength={500}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
      </Field>
    </ConfirmDialog>
  )
}
