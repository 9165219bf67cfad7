import clsx from 'clsx'
import { type PointerEvent, useRef } from 'react'
import { map } from '#contract/words/en/map.ts'
import { DragPin } from './DragPin.tsx'
import type { DraggablePin, LatLng, MapProps } from './map-props.ts'
import { Pin } from './Pin.tsx'
import { isDot } from './PinMark.tsx'
import { PopupCard } from './PopupCard.tsx'
import { SchematicGround } from './SchematicGround.tsx'
import { circleOnSchematic, pointAt, type Spot, spotOf } from './schematic.ts'

const at = ({ left, top }: Spot) => ({ left: `${left}%`, top: `${top}%` })

/** The map where there is no WebGL: a drawn ground, the pins in their directions (S0 §9). */
export function SchematicMap(props: MapProps) {
  const { label, center, pins, onSelect, onHint, circle, draggable, popup, className } = props
  const opened = pins.find((pin) => pin.id === popup?.pinId)
  return (
    <section
      aria-label={label}
      className={clsx('relative isolate overflow-hidden bg-sunken', className)}
    >
      <SchematicGround />
      {/* Room for a pin whose foot stands at the upper edge. */}
      <div className="absolute inset-x-1 top-8 bottom-1">
        {circle && <Circle {...circle} center={center} />}
        {pins.map((pin) => (
          <div
            key={pin.id}
            style={at(spotOf(pin, center))}
            className={clsx(
              'absolute -translate-x-1/2',
              isDot(pin.tone) ? '-translate-y-1/2' : '-translate-y-full',
              (pin.isSelected || pin.isHinted) && 'z-1',
            )}
          >
            <Pin pin={pin} onSelect={onSelect} onHint={onHint} hasPopup={pin === opened} />
          </div>
        ))}
        {draggable && <Draggable {...draggable} center={center} />}
        {popup && opened && (
          <div style={beside(spotOf(opened, center))} className="absolute z-2">
            <PopupCard pinId={opened.id} label={opened.label} onClose={popup.onClose}>
              {popup.content}
            </PopupCard>
          </div>
        )}
      </div>
      <p className="absolute bottom-2 left-2 rounded-xs bg-surface px-2 py-1 text-xs text-muted">
        <b className="font-sign font-semibold text-ink">{map.schematic}</b> {map.schematicHint}
      </p>
    </section>
  )
}

/** Above a pin in the lower half, below one in the upper half, and never over the left or right edge. */
function beside({ left, top }: Spot) {
  const isLow = top > 50
  return {
    left: `clamp(9.5rem, ${left}%, calc(100% - 9.5rem))`,
    top: `${top}%`,
    translate: isLow ? '-50% calc(-100% - 4rem)' : '-50% 0.75rem',
    maxWidth: 'calc(100% - 1rem)',
  }
}

function Circle({ center, ...circle }: { center: LatLng } & NonNullable<MapProps['circle']>) {
  const radius = circleOnSchematic(circle)
  return (
    <div
      style={{
        ...at(spotOf(circle, center)),
        width: `${radius.left * 2}%`,
        height: `${radius.top * 2}%`,
      }}
      className="absolute -translate-1/2 rounded-[50%] border-2 border-blue bg-blue/10"
    />
  )
}

function Draggable({ center, onMove, label, ...point }: DraggablePin & { center: LatLng }) {
  const box = useRef<HTMLDivElement>(null)
  const last = useRef({ x: 0, y: 0 })
  const spot = spotOf(point, center)

  function moveBy(right: number, down: number) {
    const ground = box.current?.parentElement
    if (!ground) return
    const left = spot.left + (right / ground.clientWidth) * 100
    const top = spot.top + (down / ground.clientHeight) * 100
    onMove(pointAt({ left, top }, center))
  }
  function grab(event: PointerEvent<HTMLDivElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    last.current = { x: event.clientX, y: event.clientY }
  }
  function drag({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLDivElement>) {
    if (!currentTarget.hasPointerCapture(pointerId)) return
    moveBy(clientX - last.current.x, clientY - last.current.y)
    last.current = { x: clientX, y: clientY }
  }

  return (
    <div
      ref={box}
      style={at(spot)}
      className="absolute z-1 -translate-x-1/2 -translate-y-full touch-none"
      onPointerDown={grab}
      onPointerMove={drag}
    >
      <DragPin label={label} onNudge={moveBy} />
    </div>
  )
}
