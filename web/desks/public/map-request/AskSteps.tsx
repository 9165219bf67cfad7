import { useState } from 'react'
import { Navigate, useLocation, useNavigate, useSearchParams } from 'react-router'
import { towing } from '#contract/words/en/towing.ts'
import { useUser } from '../../../things/auth/use-user.ts'
import { DraftNotice } from '../../../things/requests/form/DraftNotice.tsx'
import { focusFirstWrong } from '../../../things/requests/form/focus-wrong.ts'
import { isTow } from '../../../things/requests/form/request-answers.ts'
import { openDraft } from '../../../things/requests/form/request-draft.ts'
import { isEmergency } from '../../../things/requests/form/request-form.ts'
import { useRequestForm } from '../../../things/requests/form/use-request-form.ts'
import { headingId, type StepState } from '../../../things/requests/wizard/use-step-focus.ts'
import type { ShownProvider } from '../nearby/shown-provider.ts'
import { DetailsStep } from './DetailsStep.tsx'
import { type FlowState, searchOf } from './flow-address.ts'
import { MapStep } from './MapStep.tsx'
import { checkMapRequest, placeFields } from './map-request.ts'
import { useCandidates } from './use-candidates.ts'
import { useFlowSubmit } from './use-flow-submit.ts'
import { usePickup } from './use-pickup.ts'

/** The map step and the details step: one form, kept until the request stands. */
export function AskSteps({ step }: { step: 1 | 2 }) {
  const [search, setSearch] = useSearchParams()
  const { state }: { state: FlowState | null } = useLocation()
  const navigate = useNavigate()
  const { data: user } = useUser()
  const [draft] = useState(() => {
    const opened = openDraft('map-request-draft')
    const { form } = opened.read()
    // What the map page knew of the place, and towing unless a service is said (S0 §2.6).
    const location = form.location || (state?.pickup ?? '')
    opened.begin({ ...form, location, serviceType: form.serviceType || 'towing_service' })
    return opened
  })
  const form = useRequestForm(draft, search.get('serviceType'), user)
  const pickup = usePickup(form)
  const providerId = search.get('providerId')
  const candidates = useCandidates(form.values, pickup.point, providerId)
  const submission = useFlowSubmit({
    form,
    draft,
    onWrong: leadTo,
    onSent: (sent) =>
      navigate(`?${searchOf(search, { step: 'sent' })}`, { replace: true, state: { sent } }),
  })

  const put = (
    change: Record<string, string | null>,
    options: { replace?: boolean; state?: StepState & FlowState },
  ) => setSearch(searchOf(search, change), options)
  const stay = { replace: true, state: { stays: true } }

  function leadTo(wrongs: Record<string, string>) {
    const onMap = placeFields(form.values).find((field) => wrongs[field])
    if (onMap && step === 2) put({ step: null }, { state: { focus: onMap } })
    else focusFirstWrong(wrongs)
  }

  function choose(provider: ShownProvider | null) {
    const { wrongs } = form.check((now, time) => checkMapRequest(now, time, provider?.id ?? null))
    const wrongPlace = placeFields(form.values).some((field) => wrongs?.[field])
    if (wrongPlace) return leadTo(wrongs ?? {})
    // Somebody who is known and needs no tow has said everything; in an emergency so has everybody.
    const isKnown = user || isEmergency(form.values)
    if (!wrongs && isKnown && !isTow(form.values)) return submission.submit(provider?.id ?? null)
    form.showWrongs({})
    // Back from the details clears the chosen provider (S0 §2.6): the map's own entry names nobody.
    put({ providerId: null }, { replace: true, state: { stays: true } })
    put({ providerId: provider?.id ?? null, step: 'details' }, { state: { fromMap: true } })
  }

  function back() {
    if (state?.fromMap) navigate(-1)
    else put({ providerId: null, step: null }, { replace: true })
  }

  /** The service is of the address; everything else begins anew. */
  function startOver() {
    const { serviceType, danger } = form.values
    const undo = form.startOver()
    form.change({ serviceType, danger })
    if (step === 2) put({ step: null, providerId: null }, { replace: true })
    return undo
  }
  const { location, dropOffLocation, position, make, problemDescription } = form.values
  const isBegun = Boolean(location || dropOffLocation || position || make || problemDescription)

  // A link into the middle, or a draft that is gone: the place comes first.
  if (step === 2 && !form.values.location.trim())
    return <Navigate to={`?${searchOf(search, { step: null })}`} replace />

  const head = (
    <div className="flex min-h-12 flex-wrap items-center justify-between gap-x-4">
      <h2 id={headingId(step)} tabIndex={-1} className="text-2xl focus:outline-none">
        {step === 1
          ? towing.steps[0]
          : isTow(form.values)
            ? towing.details.heading
            : towing.steps[1]}
      </h2>
      <DraftNotice
        restoredAt={draft.restoredAt}
        hasBegun={isBegun && !submission.isBusy}
        onStartOver={startOver}
      />
    </div>
  )
  return (
    <>
      {step === 1 ? (
        <MapStep
          form={form}
          pickup={pickup}
          candidates={candidates}
          selectedId={providerId}
          onSelect={(id) => put({ providerId: id }, stay)}
          onService={(service) => put({ serviceType: service }, stay)}
          onChoose={choose}
          submission={submission}
        >
          {head}
        </MapStep>
      ) : (
        <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
          {head}
          <DetailsStep
            form={form}
            photosKey={draft.read().photosKey}
            asked={providerId && (candidates.chosen?.businessName ?? towing.details.one)}
            submission={submission}
            onBack={back}
            onSubmit={() => submission.submit(providerId)}
          />
        </div>
      )}
    </>
  )
}
