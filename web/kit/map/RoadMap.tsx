import './road-map.css'
import clsx from 'clsx'
import { useRef } from 'react'
import { DragPin } from './DragPin.tsx'
import { MapLoading } from './MapLoading.tsx'
import type { DraggablePin, MapPin, MapProps } from './map-props.ts'
import type { MapLibre } from './maplibre.ts'
import { Pin } from './Pin.tsx'
import { PinCluster } from './PinCluster.tsx'
import { isDot } from './PinMark.tsx'
import { RoadMarker } from './RoadMarker.tsx'
import { RoadPopup } from './RoadPopup.tsx'
import { SchematicMap } from './SchematicMap.tsx'
import { useMapLook } from './use-map-look.ts'
import { usePinGroups } from './use-pin-groups.ts'
import { useRoadMap } from './use-road-map.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/** The real map. Where it breaks down, the drawn one takes its place. */
export function RoadMap(props: MapProps) {
  const box = useRef<HTMLDivElement>(null)
  const road = useRoadMap(box, props)
  if (road.state === 'broken') return <SchematicMap {...props} />
  return (
    <section
      aria-label={props.label}
      className={clsx('relative isolate overflow-hidden bg-sunken', props.className)}
    >
      <div ref={box} className="absolute inset-0" />
      {!road.isDrawn && (
        <MapLoading view={props} className="pointer-events-none absolute inset-0" />
      )}
      {road.state === 'ready' && <OnMap {...props} {...road} />}
    </section>
  )
}

interface OnMapProps extends MapProps {
  map: MapLibre
  isBuiltIn: boolean
}

function OnMap({ map, pins, onSelect, onHint, draggable, popup, ...look }: OnMapProps) {
  useMapLook(map, look)
  const groups = usePinGroups(map, pins)
  const folded = new Set(groups.flatMap(({ ids }) => ids))
  const opened = pins.find((pin) => pin.id === popup?.pinId)
  return (
    <>
      {pins.map((pin) => (
        <RoadMarker
          key={pin.id}
          map={map}
          lat={pin.lat}
          lng={pin.lng}
          anchor={isDot(pin.tone) ? 'center' : 'bottom'}
          level={levelOf(pin)}
        >
          <Pin
            pin={pin}
            onSelect={onSelect}
            onHint={onHint}
            isFolded={folded.has(pin.id)}
            hasPopup={pin === opened}
          />
        </RoadMarker>
      ))}
      {groups.map((group) => (
        <PinCluster key={group.ids[0]} map={map} group={group} pins={pins} onSelect={onSelect} />
      ))}
      {draggable && <Draggable {...draggable} map={map} />}
      {popup && opened && <RoadPopup key={opened.id} map={map} pin={opened} popup={popup} />}
      <ZoomButtons map={map} />
    </>
  )
}

const levelOf = ({ tone, isSelected, isHinted }: MapPin) =>
  isSelected || isHinted ? 2 : isDot(tone) ? 1 : 0

function Draggable({ map, lat, lng, label, onMove }: DraggablePin & { map: MapLibre }) {
  function nudge(right: number, down: number) {
    const { x, y } = map.project([lng, lat])
    const to = map.unproject([x + right, y + down])
    onMove({ lat: to.lat, lng: to.lng })
  }
  return (
    <RoadMarker map={map} lat={lat} lng={lng} anchor="bottom" level={2} onMove={onMove}>
      <DragPin label={label} onNudge={nudge} />
    </RoadMarker>
  )
}
