import { ArrowLeft, MapPinned } from 'lucide-react'
import { useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { requests } from '#contract/words/en/requests.ts'
import { fetchPage } from '../../../kit/fetch-page.ts'
import { barLinkClass } from '../../../kit/ui/link-class.ts'
import { WhenIdle } from '../../../kit/ui/WhenIdle.tsx'
import { openDraft } from '../../../things/requests/form/request-draft.ts'
import { OpenRequestsNotice } from '../../../things/requests/open/OpenRequestsNotice.tsx'
import { RequestWizard } from '../../../things/requests/wizard/RequestWizard.tsx'
import { type StepState, useStepFocus } from '../../../things/requests/wizard/use-step-focus.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'

/** With the rest of the wizard. */
const loadNextSteps = () =>
  import('../../../things/requests/wizard/details-and-review.ts').then((part) => part.NextSteps)

const lastStep = requests.steps.length

/** The wizard of S0 §2.7. The step stands in the address, so that the browser's Back goes one step back. */
export function WizardPage() {
  const [search, setSearch] = useSearchParams()
  const { pathname } = useLocation()
  const step = readStep(search.get('step'))
  const [draft] = useState(openDraft)
  const isStray = useStray(step > 1 && draft.restoredAt === null)
  useStepFocus(step)

  // Back from the bids page, or a step from an old history: what it was about is gone.
  if (isStray) return <Navigate to={pathname} replace />

  function goTo(next: number, state: StepState = {}) {
    // The page that follows a request is fetched while its summary is read.
    if (next === lastStep) fetchPage('/bids/:id')
    setSearch(searchOf(next), { state })
  }
  function forgetAsked() {
    const state: StepState = { stays: true }
    if (search.has('serviceType')) setSearch(searchOf(step), { replace: true, state })
  }

  return (
    <AppShell
      title={requests.pageTitle(step, requests.steps[step - 1] ?? '')}
      offline={requests.offline}
      notice={<OpenRequestsNotice />}
    >
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
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            <h1 className="text-3xl">{requests.title}</h1>
            <p className="text-muted">{requests.intro}</p>
          </div>
          <RequestWizard
            draft={draft}
            step={step}
            asked={search.get('serviceType')}
            onStep={goTo}
            onServiceChosen={forgetAsked}
            addressOf={(other) => `?${searchOf(other)}`}
          />
        </div>
        <aside className="lg:sticky lg:top-24">
          <WhenIdle load={loadNextSteps} />
        </aside>
      </div>
    </AppShell>
  )
}

const readStep = (text: string | null): number =>
  Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), lastStep)

const searchOf = (step: number) => new URLSearchParams(step > 1 ? { step: `${step}` } : {})

/** Did the page open in a place where it should not begin? Holds only for the address with which it opened. */
function useStray(isWrongStart: boolean): boolean {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  return openedAt === key && isWrongStart
}
