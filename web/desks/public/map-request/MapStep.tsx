import clsx from 'clsx'
import { type ReactNode, useState } from 'react'
import { settings } from '#contract/settings.ts'
import { towing } from '#contract/words/en/towing.ts'
import { LazyMap } from '../../../kit/map/LazyMap.tsx'
import type { MapPin } from '../../../kit/map/map-props.ts'
import { PlaceField } from '../../../kit/places/PlaceField.tsx'
import { usePlacePoint } from '../../../kit/places/use-place-point.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { FormError } from '../../../kit/ui/FormError.tsx'
import { isTow } from '../../../things/requests/form/request-answers.ts'
import { isEmergency } from '../../../things/requests/form/request-form.ts'
import { CallFirst } from '../../../things/requests/form/SafetyQuestion.tsx'
import { SafetySteps } from '../../../things/requests/form/SafetySteps.tsx'
import { SendingNotice } from '../../../things/requests/form/SendingNotice.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'
import { ProviderPopup } from '../nearby/ProviderPopup.tsx'
import { pinsOf, type ShownProvider, zoomFor } from '../nearby/shown-provider.ts'
import { EmergencyFields } from './EmergencyFields.tsx'
import { PickupField } from './PickupField.tsx'
import { ProviderChoice } from './ProviderChoice.tsx'
import { ServiceChips } from './ServiceChips.tsx'
import type { Candidates } from './use-candidates.ts'
import type { FlowSubmit } from './use-flow-submit.ts'
import type { Pickup } from './use-pickup.ts'

export interface MapStepProps {
  form: RequestFormState
  pickup: Pickup
  candidates: Candidates
  selectedId: string | null
  onSelect: (id: string | null) => void
  onService: (service: string) => void
  onChoose: (provider: ShownProvider | null) => void
  submission: Pick<FlowSubmit, 'refusal' | 'isWaiting' | 'isBusy' | 'stop'>
  /** The step's heading, above its questions. */
  children: ReactNode
}

/** Step 1 (S0 §2.6): where from, where to, what for, and who should come. */
export function MapStep(props: MapStepProps) {
  const { form, pickup, candidates, selectedId, onSelect, onService, onChoose, submission } = props
  const { refusal, isWaiting, isBusy, stop } = submission
  const { dropOffLocation } = form.values
  const [hintedId, setHinted] = useState<string | null>(null)
  const { zoom, countryZoom } = settings.map
  const isTowing = isTow(form.values)
  const isUrgent = isEmergency(form.values)
  const dropoff = usePlacePoint(isTowing ? dropOffLocation : '')
  const { providers, chosen } = candidates
  const hasPlace = pickup.point !== null
  const isEmpty = !hasPlace && selectedId === null
  // Who comes from a shop's card has the map before them already.
  const [isMapFirst] = useState(selectedId !== null)

  const places: MapPin[] = dropoff
    ? [
        {
          id: 'dropoff',
          label: towing.dropoff.pin,
          lat: dropoff.lat,
          lng: dropoff.lng,
          tone: 'dropoff',
        },
      ]
    : []
  const select = (id: string) =>
    providers.some((provider) => provider.id === id) && onSelect(id === selectedId ? null : id)

  return (
    <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[26rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:items-start">
      <div className="relative -mx-4 h-[36vh] min-h-64 md:-mx-6 lg:sticky lg:top-20 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:m-0 lg:h-[calc(100dvh-8rem)]">
        <LazyMap
          label={towing.map}
          className="size-full lg:rounded-md"
          center={pickup.center}
          zoom={isEmpty ? countryZoom : zoomFor(pickup.center, providers, zoom)}
          pins={[...places, ...pinsOf(providers, selectedId, hintedId)]}
          onSelect={select}
          onHint={setHinted}
          draggable={
            pickup.point && {
              lat: pickup.point.lat,
              lng: pickup.point.lng,
              label: towing.pickup.pin,
              onMove: pickup.where.pin,
            }
          }
          popup={
            chosen && {
              pinId: chosen.id,
              content: (
                <ProviderPopup provider={chosen}>
                  <Button variant="primary" busy={isBusy} onClick={() => onChoose(chosen)}>
                    {towing.choice.one(chosen.businessName)}
                  </Button>
                </ProviderPopup>
              ),
              onClose: () => onSelect(null),
            }
          }
        />
        {isEmpty && (
          <p className="pointer-events-none absolute inset-x-4 bottom-12 z-1 mx-auto w-fit max-w-sm rounded-sm bg-raised px-4 py-2 text-center font-medium shadow-over">
            {towing.choice.noPlace}
          </p>
        )}
      </div>
      {/* On a phone the questions come before the map, and 911 before any. */}
      <div
        className={clsx(
          'flex min-w-0 flex-col gap-4',
          (isUrgent || !isMapFirst) && 'max-lg:order-first',
        )}
      >
        {props.children}
        <ServiceChips form={form} onChosen={onService} />
        {isUrgent && (
          <CallFirst>
            <SafetySteps />
          </CallFirst>
        )}
        <PickupField
          form={form}
          pickup={pickup}
          label={isTowing ? towing.pickup.label : towing.pickup.labelHere}
        />
        {isTowing && (
          <PlaceField
            label={towing.dropoff.label}
            hint={towing.dropoff.hint}
            required
            error={form.wrong('dropOffLocation')}
            name="dropOffLocation"
            value={dropOffLocation}
            onChange={(text) => form.change({ dropOffLocation: text })}
            answer="aside"
          />
        )}
        {isUrgent && <EmergencyFields form={form} />}
      </div>
      <ProviderChoice
        candidates={candidates}
        hasPlace={hasPlace}
        selectedId={selectedId}
        onSelect={onSelect}
        hintedId={hintedId}
        onHint={setHinted}
        onChoose={onChoose}
        busy={isBusy}
        notice={
          <>
            {refusal && <FormError error={refusal} />}
            {isWaiting && <SendingNotice onStop={stop} />}
          </>
        }
      />
    </div>
  )
}
