import { useState } from 'react'
import { correctPin } from '#contract/desk-deeds.ts'
import type { RequestAtDesk } from '#contract/desk-requests.ts'
import { settings } from '#contract/settings.ts'
import { desk } from '#contract/words/en/desk.ts'
import { LazyMap } from '../../../../kit/map/LazyMap.tsx'
import type { LatLng } from '../../../../kit/map/map-props.ts'
import { DeedDialog } from '../DeedDialog.tsx'
import { useDeskDeed } from '../use-desk.ts'

const [near, far] = [12, 6]

/** Puts the request where it really is. It begins where it is thought to be, or over the whole of a state. */
export function PinDialog({ request, onClose }: { request: RequestAtDesk; onClose: () => void }) {
  const words = desk.deeds
  const [start] = useState<LatLng & { zoom: number }>(() =>
    request.lat === null || request.lng === null
      ? { ...settings.map.center, zoom: far }
      : { lat: request.lat, lng: request.lng, zoom: near },
  )
  const [moved, setMoved] = useState<LatLng | null>(null)
  const send = useDeskDeed(correctPin, request.id, ({ message }) => message)
  return (
    <DeedDialog
      title={words.pinTitle}
      text={words.pinText}
      confirm={words.pinSave}
      width="wide"
      disabledReason={moved ? null : words.pinFirst}
      send={{ ...send, mutate: ({ reason }, then) => send.mutate({ ...moved, reason }, then) }}
      onClose={onClose}
    >
      <LazyMap
        label={words.pinLabel}
        center={start}
        zoom={start.zoom}
        pins={[]}
        draggable={{ ...(moved ?? start), label: desk.request.pin, onMove: setMoved }}
        className="h-80 overflow-hidden rounded-sm border border-line"
      />
    </DeedDialog>
  )
}
