import { Phone } from 'lucide-react'
import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import { technicians } from '#contract/words/en/technicians.ts'
import { useLinkToken } from '../../kit/api/link-token.ts'
import { RequestAccess } from '../../kit/api/RequestAccess.tsx'
import { type Reading, readingOf } from '../../kit/api/worth-repeating.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { phoneHref } from '../../kit/ui/format.ts'
import { LiveLine } from '../../kit/ui/LiveLine.tsx'
import { PageSpinner } from '../../kit/ui/PageSpinner.tsx'
import { useUser } from '../../things/auth/use-user.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import { AgreeLine } from '../../things/terms/AgreeLine.tsx'
import { DayHeader } from './DayHeader.tsx'
import { DayJobs } from './DayJobs.tsx'
import { isEnded, useDay } from './use-day.ts'

/** A technician's jobs on a phone, opened by the link of an SMS or by a login. */
export default function TechnicianPage() {
  const words = technicians.day
  const { data: user, isPending } = useUser()
  const linked = useLinkToken()
  const isSignedIn = user?.providerRole === 'technician'
  const day = useDay(linked, isSignedIn)
  const hasNeither = !linked && !isSignedIn && !isPending
  const hasEnded = hasNeither || isEnded(day.error)

  return (
    <AppShell
      title={words.title}
      width="form"
      header={<DayHeader isSignedIn={isSignedIn && !linked} />}
      offline={words.offline}
    >
      {hasEnded ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <EmptyState title={words.invalidTitle}>
            {linked ? words.invalid : words.missing}
          </EmptyState>
        </>
      ) : day.data ? (
        <RequestAccess token={linked}>
          <Day day={day.data} reading={readingOf(day.error)} />
        </RequestAccess>
      ) : day.isError ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <DidNotLoad title={words.failed} query={day} />
        </>
      ) : (
        <PageSpinner />
      )}
    </AppShell>
  )
}

function Day({ day, reading }: { day: TechnicianDay; reading: Reading }) {
  const words = technicians.day
  const { fullName, businessName, businessPhone, hasAgreed, jobs } = day
  return (
    <div className="flex flex-col gap-5">
      <header className="flex flex-col gap-3">
        <div>
          <h1 className="text-2xl break-words">{words.hello(fullName)}</h1>
          <p className="break-words text-muted">{words.of(businessName)}</p>
        </div>
        {businessPhone && (
          <a href={phoneHref(businessPhone)} className={`${buttonClass({ wide: true })} min-h-14`}>
            <Phone className="size-5" aria-hidden="true" />
            {words.callOffice(businessName)}
          </a>
        )}
        <LiveLine
          isLive={false}
          reading={reading}
          words={{
            live: '',
            polls: words.polls(settings.polling.technicianMs / 1000),
            stale: words.stale,
          }}
        />
      </header>
      {!hasAgreed && jobs.length > 0 && <AgreeLine by="working" />}
      <DayJobs jobs={jobs} />
    </div>
  )
}
