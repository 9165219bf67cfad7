import { Suspense, useState } from 'react'
import { services } from '#contract/services.ts'
import { requests } from '../messages/en/requests.ts'
import { More } from '../ui/More.tsx'
import { Skeleton } from '../ui/Skeleton.tsx'
import { LocationDetection } from './LocationDetection.tsx'
import { PlaceField } from './PlaceField.tsx'
import { isEmergency } from './request-form.ts'
import type { RequestFormState } from './use-request-form.ts'
import { useWhere } from './use-where.ts'
import { pinOnMap, roadFields, whichPlace } from './wizard-parts.ts'

/** Where the truck stands: by the device, in words, or both. */
export function WhereField({ form }: { form: RequestFormState }) {
  const { basics, place } = requests
  const { location } = form.values
  const where = useWhere(form.values, form.change)
  const { sent, question } = where

  return (
    <div className="flex flex-col gap-4">
      <LocationDetection position={sent} onFound={where.take} onRemove={where.drop} />
      <PlaceField
        label={basics.location}
        hint={basics.locationHint}
        required
        error={form.wrong('location')}
        name="location"
        value={location}
        onChange={(words) => form.change({ location: words })}
        onChoose={where.choose}
        isKnown={question?.kind === 'which' || (sent !== null && !sent.isPinned)}
      />
      <Suspense fallback={null}>
        {question && <whichPlace.Part question={question} where={where} />}
        {(sent || location.trim()) && <pinOnMap.Part form={form} where={where} />}
      </Suspense>
      <OnHighway form={form} />
      {where.isReplaced && (
        <p role="status" className="text-sm font-medium">
          {place.replaces}
        </p>
      )}
    </div>
  )
}

/** For who stands beside a road: what its signs say. */
function OnHighway({ form }: { form: RequestFormState }) {
  const { serviceType, highway, direction, mileMarker, exitNumber, roadSide } = form.values
  const [isOpen, setOpen] = useState(
    [highway, direction, mileMarker, exitNumber, roadSide].some((answer) => answer !== ''),
  )
  const isWash = serviceType !== '' && services[serviceType].form === 'wash'
  if (isWash && !isEmergency(form.values)) return null
  return (
    <More
      summary={requests.basics.highway}
      isOpen={isOpen}
      onToggle={(isNowOpen) => setOpen(isOpen || isNowOpen)}
    >
      {isOpen && (
        <Suspense fallback={<Skeleton shape="block" />}>
          <roadFields.Part form={form} />
        </Suspense>
      )}
    </More>
  )
}
