import { ArrowLeft } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { useUser } from '../auth/use-user.ts'
import { requests } from '../messages/en/requests.ts'
import { paths } from '../paths.ts'
import { BasicsStep } from '../requests/BasicsStep.tsx'
import { stepOfField } from '../requests/check-request.ts'
import { DetailsStep } from '../requests/DetailsStep.tsx'
import { DraftNotice } from '../requests/DraftNotice.tsx'
import { NextSteps } from '../requests/NextSteps.tsx'
import { ReviewStep } from '../requests/ReviewStep.tsx'
import type { RequestField } from '../requests/request-form.ts'
import { SendingNotice } from '../requests/SendingNotice.tsx'
import { useRequestForm } from '../requests/use-request-form.ts'
import { headingId, type StepState, useStepFocus } from '../requests/use-step-focus.ts'
import { useWizardSubmit } from '../requests/use-wizard-submit.ts'
import { WizardButtons } from '../requests/WizardButtons.tsx'
import { AppShell } from '../shell/AppShell.tsx'
import { barLinkClass } from '../ui/link-class.ts'
import { ProgressSteps } from '../ui/ProgressSteps.tsx'

const lastStep = requests.steps.length

/** The wizard of S0 §2.7. The step stands in the address, so that the browser's Back goes one step back. */
export default function RequestServicePage() {
  const { data: user } = useUser()
  const [search, setSearch] = useSearchParams()
  const step = readStep(search.get('step'))
  const { form, draft, isBegun, startOver } = useRequestForm(search.get('serviceType'), user)
  const { submit, stop, isWaiting, isBusy, isSent } = useWizardSubmit(form, draft, goToField)
  const isStray = useStray(step > 1 && draft.restoredAt === null)
  useStepFocus(step)

  // Back from the bids page, or a step from an old history: what it was about is gone.
  if (isStray) return <Navigate to={paths.requestService} replace />

  function goTo(next: number, state: StepState = {}) {
    // The page that follows a request is fetched while its summary is read.
    if (next === lastStep) import('./BidsPage.tsx').catch(() => {})
    setSearch(addressOf(next), { state })
  }
  function goToField(focus: RequestField) {
    goTo(stepOfField(focus), { focus })
  }
  function forgetAsked() {
    const state: StepState = { stays: true }
    if (search.has('serviceType')) setSearch(addressOf(step), { replace: true, state })
  }
  function restart() {
    const undo = startOver()
    if (step > 1) goTo(1)
    return undo
  }
  function press(event: FormEvent) {
    if (step === lastStep) return submit(event)
    event.preventDefault()
    goTo(step + 1)
  }

  const name = requests.steps[step - 1] ?? ''
  return (
    <AppShell title={requests.pageTitle(step, name)}>
      <a href={paths.landing} className={`${barLinkClass} -mx-3`}>
        <ArrowLeft className="size-5" aria-hidden="true" />
        {requests.home}
      </a>
      <div className="grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:items-start">
        <div className="flex min-w-0 flex-col gap-6">
          <div>
            <h1 className="text-3xl">{requests.title}</h1>
            <p className="text-muted">{requests.intro}</p>
          </div>
          <ProgressSteps label={requests.stepsLabel} steps={requests.steps} current={step} />
          <form onSubmit={press} noValidate className="flex flex-col gap-8">
            <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
              <h2 id={headingId(step)} tabIndex={-1} className="text-2xl focus:outline-none">
                {name}
              </h2>
              <DraftNotice restoredAt={draft.restoredAt} hasBegun={isBegun} onStartOver={restart} />
            </div>
            {step === 1 && <BasicsStep form={form} onServiceChosen={forgetAsked} />}
            {step === 2 && (
              <DetailsStep form={form} onChooseService={() => goToField('serviceType')} />
            )}
            {step === lastStep && (
              <ReviewStep
                form={form}
                linkTo={(to, focus) => ({ to: `?${addressOf(to)}`, state: { focus } })}
              />
            )}
            {isWaiting && <SendingNotice onStop={stop} />}
            <WizardButtons
              isFirst={step === 1}
              isLast={step === lastStep}
              isBusy={isBusy}
              sentReason={isSent && !isBusy ? requests.result.noLink : null}
              onPrevious={() => goTo(step - 1)}
            />
          </form>
        </div>
        <aside className="lg:sticky lg:top-24">
          <NextSteps />
        </aside>
      </div>
    </AppShell>
  )
}

const readStep = (text: string | null): number =>
  Math.min(Math.max(Number.parseInt(text ?? '1', 10) || 1, 1), lastStep)

const addressOf = (step: number) => new URLSearchParams(step > 1 ? { step: `${step}` } : {})

/** Did the page open in a place where it should not begin? Holds only for the address with which it opened. */
function useStray(isWrongStart: boolean): boolean {
  const { key } = useLocation()
  const [openedAt] = useState(key)
  return openedAt === key && isWrongStart
}
