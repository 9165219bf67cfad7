import { ArrowLeft } from 'lucide-react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { requests } from '#contract/words/en/requests.ts'
import { towing } from '#contract/words/en/towing.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { barLinkClass } from '../../../kit/ui/link-class.ts'
import { ProgressSteps } from '../../../kit/ui/ProgressSteps.tsx'
import { OpenRequestsNotice } from '../../../things/requests/open/OpenRequestsNotice.tsx'
import { useStepFocus } from '../../../things/requests/wizard/use-step-focus.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'
import { AskAgainPage } from '../ask/AskAgainPage.tsx'
import { AskSteps } from './AskSteps.tsx'
import { type FlowState, searchOf } from './flow-address.ts'
import { SentStep } from './SentStep.tsx'

const steps: Record<string, 2 | 3> = { details: 2, sent: 3 }

/** Asking from the map, or anew what an earlier request has asked (`again`): what the wizard need not load. */
export default function MapRequestPage() {
  const [search] = useSearchParams()
  const again = search.get('again')
  return again ? <AskAgainPage id={again} /> : <MapRequest />
}

/** S0 §2.6, rules D. Service, provider and step stand in the address. */
function MapRequest() {
  const [search] = useSearchParams()
  const { state }: { state: FlowState | null } = useLocation()
  const step = steps[search.get('step') ?? ''] ?? 1
  useStepFocus(step)

  // Nothing is shown as sent that has not been sent.
  if (step === 3 && !state?.sent)
    return <Navigate to={`?${searchOf(search, { step: null })}`} replace />

  return (
    <AppShell
      title={towing.pageTitle(towing.steps[step - 1] ?? '')}
      width={step === 1 ? 'desk' : 'page'}
      offline={requests.offline}
      notice={step < 3 && <OpenRequestsNotice />}
    >
      <div className="flex flex-col gap-4">
        <div className="grid items-start gap-x-6 gap-y-4 lg:grid-cols-[1fr_36rem_1fr]">
          <h1 className="text-3xl">{towing.title}</h1>
          <ProgressSteps label={towing.stepsLabel} steps={towing.steps} current={step} isSlim />
          {step === 1 && (
            <Link
              to={paths.requestForm(search.get('serviceType'))}
              className={`${barLinkClass} -mx-3 justify-self-start max-lg:order-first max-lg:-mb-4 lg:justify-self-end`}
            >
              <ArrowLeft className="size-5" aria-hidden="true" />
              {towing.short}
            </Link>
          )}
        </div>
        {step === 3 && state?.sent ? (
          <SentStep sent={state.sent} step={step} />
        ) : (
          <AskSteps step={step === 2 ? 2 : 1} />
        )}
      </div>
    </AppShell>
  )
}
