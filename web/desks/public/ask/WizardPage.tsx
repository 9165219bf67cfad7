import { ArrowLeft, MapPinned } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { requests } from '#contract/words/en/requests.ts'
import { fetchPage } from '../../../kit/fetch-page.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { barLinkClass } from '../../../kit/ui/link-class.ts'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { WhenIdle } from '../../../kit/ui/WhenIdle.tsx'
import { openDraft, type RequestDraft } from '../../../things/requests/form/request-draft.ts'
import { emptyRequest, type RequestField } from '../../../things/requests/form/request-form.ts'
import { OpenRequestsNotice } from '../../../things/requests/open/OpenRequestsNotice.tsx'
import {
  type Question,
  questionOf,
  questions,
  readQuestion,
} from '../../../things/requests/wizard/questions.ts'
import { RequestWizard } from '../../../things/requests/wizard/RequestWizard.tsx'
import { type StepState, useStepFocus } from '../../../things/requests/wizard/use-step-focus.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import type { FlowState } from '../map-request/flow-address.ts'

/** With the rest of the wizard. */
const loadNextSteps = () =>
  import('../../../things/requests/wizard/details-and-review.ts').then((part) => part.NextSteps)

const lastStep = requests.steps.length

/** The wizard of S0 §2.7. The step stands in the address, so that the browser's Back goes one step back. */
export function WizardPage({
  notice = <OpenRequestsNotice />,
}: {
  /** The way back to what is open. */
  notice?: ReactNode
}) {
  const [search, setSearch] = useSearchParams()
  const { pathname, state }: { pathname: string; state: Pick<FlowState, 'pickup'> | null } =
    useLocation()
  const step = readStep(search.get('step'))
  const [draft] = useState(() =>
    openDraft('request-draft', { ...emptyRequest, location: state?.pickup ?? '' }),
  )
  const isPhone = useMedia('(max-width: 639px)')
  // Who has come by a link with a service, or wants it so, has all questions on one page.
  const isWhole = search.get('form') === 'short'
  const question = isPhone && !isWhole ? readQuestion(search.get('ask')) : null
  // From then on Previous leads back, and the question has the room.
  const isFirstScreen = question === null || (step === 1 && question === questions[0])
  const isBegun = step > 1 || search.has('ask')
  const isStray = useStray(isBegun && draft.restoredAt === null)
  const isElsewhere = useStray(step < lastStep && goesOn(draft))
  useStepFocus(step)

  // Back from the bids page, or a step from an old history: what it was about is gone.
  if (isStray) return <Navigate to={pathname} replace />
  // What was on its way when the phone dropped the page goes on from where it was pressed.
  if (isElsewhere) return <Navigate to={`?${addressOf(lastStep)}`} replace />

  function goTo(next: number, state: StepState = {}) {
    // The page that follows a request is fetched while its summary is read.
    if (next === lastStep) void fetchPage('/bids/:id')
    setSearch(addressOf(next, state.focus), { state })
  }
  function addressOf(next: number, focus?: RequestField, ask?: Question) {
    const address = new URLSearchParams(isWhole ? { form: 'short' } : {})
    const asked = ask ?? (focus && questionOf(focus))
    if (next > 1) address.set('step', `${next}`)
    else if (asked && !isWhole && asked !== questions[0]) address.set('ask', asked)
    return address
  }
  function forgetAsked() {
    const state: StepState = { stays: true }
    if (!search.has('serviceType')) return
    setSearch(addressOf(step, undefined, question ?? undefined), { replace: true, state })
  }

  return (
    <AppShell
      title={requests.pageTitle(step, requests.steps[step - 1] ?? '')}
      offline={requests.offline}
      notice={notice}
    >
      {isFirstScreen && (
        <div className="flex flex-wrap justify-between">
          <a href={paths.landing} className={`${barLinkClass} -mx-3`}>
            <ArrowLeft className="size-5" aria-hidden="true" />
            {requests.home}
          </a>
          <Link to={paths.chooseOnMap} className={`${barLinkClass} -mx-3`}>
            <MapPinned className="size-5" aria-hidden="true" />
            {requests.chooseOnMap}
          </Link>
        </div>
      )}
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <h1 className={question ? 'sr-only' : 'text-3xl'}>{requests.title}</h1>
          <RequestWizard
            draft={draft}
            step={step}
            question={question}
            asked={search.get('serviceType')}
            onStep={goTo}
            onQuestion={(ask) => setSearch(addressOf(1, undefined, ask), { state: {} })}
            onServiceChosen={forgetAsked}
            addressOf={(other, field) => `?${addressOf(other, field)}`}
          />
        </div>
        {question && isFirstScreen && (
          <Link to="?form=short" className={barLinkClass}>
            {requests.onePage}
          </Link>
        )}
        {/* On a phone it would stand below the form, where nobody asks what comes next. */}
        {!question && !isPhone && (
          <aside className="lg:sticky lg:top-24">
            <WhenIdle load={loadNextSteps} />
          </aside>
        )}
      </div>
    </AppShell>
  )
}

/** An emergency has its one page at every step. */
const goesOn = (draft: RequestDraft) =>
  draft.unanswered() !== null && draft.read().form.danger !== 'yes'

const readStep = (text: string | null): number =>
  Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), lastStep)

/** Did the page open in a place where it should not begin? Holds only for the address with which it opened. */
function useStray(isWrongStart: boolean): boolean {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  return openedAt === key && isWrongStart
}
