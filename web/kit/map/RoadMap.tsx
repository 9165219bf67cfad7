import './road-map.css'
import { useEffectEvent, useLayoutEffect, useRef } from 'react'
import { DragPin } from './DragPin.tsx'
import type { DraggablePin, MapPin, MapProps, MapWish } from './map-props.ts'
import type { MapLibre } from './maplibre.ts'
import { openGroup } from './open-group.ts'
import { Pin } from './Pin.tsx'
import { PinCluster } from './PinCluster.tsx'
import { isDot } from './PinMark.tsx'
import { RoadMarker } from './RoadMarker.tsx'
import { RoadPopup } from './RoadPopup.tsx'
import { useMapLook } from './use-map-look.ts'
import { usePinGroups } from './use-pin-groups.ts'
import { type RoadMapState, useRoadMap } from './use-road-map.ts'

interface RoadMapProps extends MapProps {
  wish: MapWish
  /** All of it is there, and can be moved. */
  onDrawn: (map: MapLibre) => void
  onBroken: () => void
}

/** The real map, which moves. Nothing of it is seen before all of it is drawn. */
export function RoadMap({ wish, onDrawn, onBroken, ...props }: RoadMapProps) {
  const box = useRef<HTMLDivElement>(null)
  const road = useRoadMap(box, { ...props, center: wish.center ?? props.center })
  const tell = useEffectEvent((state: RoadMapState) => {
    if (state.state === 'broken') onBroken()
    if (state.state !== 'drawn') return
    onDrawn(state.map)
    fulfil(wish, state.map, props)
  })
  useLayoutEffect(() => tell(road), [road])
  return (
    <>
      {/* Not by a class: MapLibre has set its own on the box. */}
      <div
        ref={box}
        style={{ visibility: road.state === 'drawn' ? 'visible' : 'hidden' }}
        className="absolute inset-0"
      />
      {road.state === 'drawn' && <OnMap {...props} {...road} />}
    </>
  )
}

/** Does what was pressed while it was coming. */
function fulfil({ zoom, group }: MapWish, map: MapLibre, { pins, onSelect }: MapProps): void {
  if (group)
    openGroup(
      map,
      pins.filter(({ id }) => group.includes(id)),
      onSelect,
    )
  else if (zoom) map.zoomTo(map.getZoom() + zoom)
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
