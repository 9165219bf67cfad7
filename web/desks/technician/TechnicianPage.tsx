import { Phone } from 'lucide-react'
import { Suspense, useMemo, useState } from 'react'
import { settings } from '#contract/settings.ts'
import { presses as pressWords } from '#contract/words/en/presses.ts'
import { technicianDay } from '#contract/words/en/technician-day.ts'
import { call } from '../../kit/api/call.ts'
import { late } from '../../kit/api/late.ts'
import { RequestAccess, useAccess } from '../../kit/api/RequestAccess.tsx'
import { type Reading, readingOf } from '../../kit/api/worth-repeating.ts'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { formatClock, phoneHref } from '../../kit/ui/format.ts'
import { LiveLine } from '../../kit/ui/LiveLine.tsx'
import { More } from '../../kit/ui/More.tsx'
import { PageSpinner } from '../../kit/ui/PageSpinner.tsx'
import { Skeleton } from '../../kit/ui/Skeleton.tsx'
import { hasSignedInMark, useUser } from '../../things/auth/use-user.ts'
import { Talk } from '../../things/messaging/Talk.tsx'
import { asPressed } from '../../things/presses/as-pressed.ts'
import { PressesLine } from '../../things/presses/PressesLine.tsx'
import {
  bodyOfMore,
  type Presser,
  PresserContext,
  type SendPress,
} from '../../things/presses/presser.ts'
import { RefusedPresses } from '../../things/presses/RefusedPresses.tsx'
import { usePresses } from '../../things/presses/use-presses.ts'
import { AgreeLine } from '../../things/terms/AgreeLine.tsx'
import { advanceAsTechnician, askForMoreAsTechnician, delayAsTechnician } from './calls.ts'
import { DayFrame } from './DayFrame.tsx'
import { DayJobs } from './DayJobs.tsx'
import { GoneJobs } from './GoneJobs.tsx'
import { TalkByHistory } from './TalkByHistory.tsx'
import { dayKey, isEnded, type Known, useDay } from './use-day.ts'
import { useOwnLink } from './use-own-link.ts'

// Where one of them has not come, its place waits for a signal, and the jobs stay.
const tracker = late(() => import('./BackgroundTracker.tsx').then((part) => part.BackgroundTracker))
const ownTruck = late(async () => (await import('./OwnTruck.tsx')).default)

/** A technician's jobs on a phone, opened by the link of an SMS or by a login. */
export default function TechnicianPage() {
  const words = technicianDay
  const { data: user, isPending } = useUser()
  const linked = useOwnLink()
  // Without a network nobody says who is signed in; that somebody is, the browser knows.
  const isSignedIn = user ? user.providerRole === 'technician' : !isPending && hasSignedInMark()
  const { day, known } = useDay(linked, isSignedIn)
  const hasNeither = !linked && !isSignedIn && !isPending
  const hasEnded = hasNeither || isEnded(day.error)

  return (
    <DayFrame title={words.title} isSignedIn={isSignedIn && !linked}>
      {hasEnded ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <EmptyState title={words.invalidTitle}>
            {linked ? words.invalid : words.missing}
          </EmptyState>
        </>
      ) : known ? (
        <RequestAccess token={linked}>
          <TalkByHistory>
            <Day known={known} reading={readingOf(day.error)} />
          </TalkByHistory>
        </RequestAccess>
      ) : day.isError ? (
        <>
          <h1 className="sr-only">{words.title}</h1>
          <DidNotLoad title={words.failed} query={day} />
        </>
      ) : (
        <PageSpinner />
      )}
    </DayFrame>
  )
}

function Day({ known, reading }: { known: Known; reading: Reading }) {
  const words = technicianDay
  const { id, fullName, businessName, businessPhone, hasAgreed, truck, jobs } = known.day
  const presser = usePresser(id, known.isKept ? 0 : known.readAt)
  const presses = usePresses(presser)
  return (
    <PresserContext value={presser}>
      <div className="flex flex-col gap-5">
        <header className="flex flex-col gap-3">
          <div>
            <h1 className="text-2xl break-words">{words.hello(fullName)}</h1>
            <p className="break-words text-muted">{words.of(businessName)}</p>
          </div>
          {businessPhone && (
            <a
              href={phoneHref(businessPhone)}
              className={`${buttonClass({ wide: true })} min-h-14`}
            >
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
              stale: known.isKept
                ? pressWords.kept({ at: formatClock(known.readAt) })
                : words.stale,
            }}
          />
          <PressesLine presses={presses} />
        </header>
        <RefusedPresses presses={presses} notYours={words.notYours({ business: businessName })} />
        <GoneJobs by={id} jobs={jobs} presses={presses} />
        {!hasAgreed && jobs.length > 0 && <AgreeLine by="working" />}
        {truck && (
          <Suspense>
            <ownTruck.Part truck={truck} />
          </Suspense>
        )}
        <Talk />
        <DayJobs
          jobs={jobs.map((job) => asPressed(job, presses))}
          business={businessName}
          presses={presses}
        />
        <TrackerSection />
      </div>
    </PresserContext>
  )
}

/** The technician, with the calls of a technician's link or login. */
function usePresser(by: string, readAt: number): Presser {
  const { token } = useAccess()
  const jobsKey = useMemo(() => dayKey(token), [token])
  return { by, readAt, send: sendPress, jobsKey }
}

const sendPress: SendPress = (press, attempt) => {
  if (press.call === 'step') return call(advanceAsTechnician, { ...attempt, body: press.body })
  if (press.call === 'delay') return call(delayAsTechnician, { ...attempt, body: press.body })
  return call(askForMoreAsTechnician, { ...attempt, body: bodyOfMore(press) })
}

/** Few need it and once: it comes when it is opened. */
function TrackerSection() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <More summary={technicianDay.inBackground} onToggle={setIsOpen}>
      {isOpen && (
        <Suspense fallback={<Skeleton className="h-12" />}>
          <tracker.Part />
        </Suspense>
      )}
    </More>
  )
}
