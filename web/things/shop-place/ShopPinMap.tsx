import { useState } from 'react'
import { shopPlace as words } from '#contract/words/en/shop-place.ts'
import { LazyMap } from '../../kit/map/LazyMap.tsx'
import type { LatLng } from '../../kit/map/map-props.ts'
import { PlaceField } from '../../kit/places/PlaceField.tsx'
import { usePlaces } from '../../kit/places/use-places.ts'
import { Button } from '../../kit/ui/Button.tsx'

export interface ShopPinProps {
  /** As it was put in this form; undefined where it was not. */
  pin: LatLng | undefined
  /** Where the shop is known to stand so far. */
  start?: LatLng | null
  onSet: (pin: LatLng | undefined) => void
}

/** Close enough to tell one exit from the next. */
const zoom = 11

/** Begins at the town that the owner names, or where the shop stood; the pin counts once it was put or moved. */
export function ShopPinMap({ pin, start, onSet }: ShopPinProps) {
  const [town, setTown] = useState('')
  const { understanding } = usePlaces(town)
  const named = understanding.kind === 'understood' ? understanding.place : null
  const [center, setCenter] = useState<LatLng | null>(pin ?? start ?? null)
  if (named && (named.lat !== center?.lat || named.lng !== center.lng))
    setCenter({ lat: named.lat, lng: named.lng })
  const at = pin ?? center
  return (
    <div className="flex flex-col gap-3">
      <PlaceField
        name="town"
        label={words.town}
        hint={words.townHint}
        value={town}
        answer="aside"
        onChange={(text) => {
          setTown(text)
          // Another town is another place: the pin is put anew there.
          onSet(undefined)
        }}
      />
      {center && at && (
        <>
          <p className="text-sm text-muted">{words.drag}</p>
          <LazyMap
            label={words.label}
            center={center}
            zoom={zoom}
            pins={[]}
            draggable={{ ...at, label: words.shop, onMove: onSet }}
            className="h-80 overflow-hidden rounded-md border border-line"
          />
          <div className="flex flex-wrap gap-2">
            {pin ? (
              <Button variant="ghost" onClick={() => onSet(undefined)}>
                {words.remove}
              </Button>
            ) : (
              <Button onClick={() => onSet({ lat: at.lat, lng: at.lng })}>{words.put}</Button>
            )}
          </div>
        </>
      )}
    </div>
  )
}
