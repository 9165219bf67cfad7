import { Phone } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { settings } from '#contract/settings.ts'
import type { TechnicianDay } from '#contract/technicians.ts'
import { RequestAccess } from '../api/RequestAccess.tsx'
import { type Reading, readingOf } from '../api/worth-repeating.ts'
import { technicians } from '../messages/en/technicians.ts'
import { AppShell } from '../shell/AppShell.tsx'
import { DayHeader } from '../technicians/day/DayHeader.tsx'
import { DayJobs } from '../technicians/day/DayJobs.tsx'
import { isEnded, useDay } from '../technicians/day/use-day.ts'
import { buttonClass } from '../ui/button-class.ts'
import { DidNotLoad } from '../ui/DidNotLoad.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { phoneHref } from '../ui/format.ts'
import { LiveLine } from '../ui/LiveLine.tsx'
import { PageSpinner } from '../ui/PageSpinner.tsx'

/** A technician's jobs on his phone, opened by the link of his SMS. He has no account. */
export default function TechnicianPage() {
  const words = technicians.day
  const [params] = useSearchParams()
  const token = params.get('token') ?? ''
  const day = useDay(token)
  const hasEnded = token === '' || isEnded(day.error)

  return (
    <AppShell title={words.title} width="form" header={<DayHeader />} offline={words.offline}>
      {hasEnded ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <EmptyState title={words.invalidTitle}>
            {token === '' ? words.missing : words.invalid}
          </EmptyState>
        </>
      ) : day.data ? (
        <RequestAccess token={token}>
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
  const { fullName, businessName, businessPhone, jobs } = day
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
      <DayJobs jobs={jobs} />
    </div>
  )
}
