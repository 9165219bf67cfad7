import { Suspense } from 'react'
import { requests } from '#contract/words/en/requests.ts'
import { LocationDetection } from './LocationDetection.tsx'
import { pinOnMap, whichPlace } from './late-answers.ts'
import { PlaceField } from './PlaceField.tsx'
import { type ChangeWhere, useWhere } from './use-where.ts'
import type { Where } from './which-place.ts'

export interface WhereFieldProps {
  label: string
  hint: string
  error: string | undefined
  value: Where
  onChange: ChangeWhere
  /** May the very spot be put on a map? */
  hasMap?: boolean
}

/** Where the truck stands: by the device, in words, or both. */
export function WhereField({ value, onChange, hasMap = false, ...field }: WhereFieldProps) {
  const { location } = value
  const where = useWhere(value, onChange)
  const { sent, question } = where
  const hasPin = hasMap && (sent !== null || location.trim() !== '')
  return (
    <>
      <LocationDetection position={sent} onFound={where.take} onRemove={where.drop} />
      <PlaceField
        {...field}
        required
        name="location"
        value={location}
        onChange={(words) => onChange({ location: words })}
        {...where.ofWords}
        isKnown={question?.kind === 'which' || (sent !== null && !sent.isPinned)}
      />
      <Suspense fallback={hasPin && <div className="min-h-12" />}>
        {question && <whichPlace.Part question={question} where={where} />}
        {hasPin && <pinOnMap.Part location={location} where={where} />}
      </Suspense>
      {where.isReplaced && (
        <p role="status" className="text-sm font-medium">
          {requests.place.replaces}
        </p>
      )}
    </>
  )
}
