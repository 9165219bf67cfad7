import { MonitorSmartphone } from 'lucide-react'
import { endOtherSessions, endSession, type OwnSession } from '#contract/security.ts'
import { security } from '#contract/words/en/security.ts'
import { call } from '../../kit/api/call.ts'
import { FirstOf } from '../../kit/FirstOf.tsx'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { useReadSecurityAgain, useSessions } from '../../things/auth/factors/use-security.ts'
import { Section } from './Section.tsx'
import { useDeed } from './use-deed.ts'

/** Where the reader is signed in; any of it is ended from here. */
export function DevicesSection() {
  const words = security.devices
  const rows = useSessions()
  const readAgain = useReadSecurityAgain()
  const endOthers = useDeed(() => call(endOtherSessions), {
    done: words.othersEnded,
    onDone: readAgain,
  })
  return (
    <Section id="devices" heading={words.heading}>
      <ListOf rows={rows} failed={words.failed}>
        {(sessions) => (
          <>
            <FirstOf rows={sessions} name="devices">
              {(shown) => (
                <ul className="divide-y divide-line border-y border-line">
                  {shown.map((session) => (
                    <Device key={session.id} session={session} />
                  ))}
                </ul>
              )}
            </FirstOf>
            {sessions.length > 1 ? (
              <Button
                className="sm:self-start"
                busy={endOthers.isPending}
                onClick={() => endOthers.mutate(undefined)}
              >
                {words.endOthers}
              </Button>
            ) : (
              <p className="text-muted">{words.onlyHere}</p>
            )}
          </>
        )}
      </ListOf>
    </Section>
  )
}

function Device({ session }: { session: OwnSession }) {
  const words = security.devices
  const name = words.name(session)
  const readAgain = useReadSecurityAgain()
  const end = useDeed(() => call(endSession, { params: { id: session.id } }), {
    done: words.ended,
    onDone: readAgain,
  })
  return (
    <li className="flex flex-wrap items-center gap-3 py-3">
      <MonitorSmartphone className="size-6 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-sm text-muted">
          {words.since} <TickingTime at={session.createdAt} />
        </p>
        <p className="text-sm text-muted">
          {words.seen} <TickingTime at={session.seenAt} />
        </p>
      </div>
      {session.isThis ? (
        <Badge tone="green">{words.here}</Badge>
      ) : (
        <Button
          size="desk"
          aria-label={words.endOf(name)}
          busy={end.isPending}
          onClick={() => end.mutate(undefined)}
        >
          {words.end}
        </Button>
      )}
    </li>
  )
}
