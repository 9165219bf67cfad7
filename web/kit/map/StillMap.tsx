import clsx from 'clsx'
import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react'
import { map as words } from '#contract/words/en/map.ts'
import { ClusterMark } from './ClusterMark.tsx'
import { circlePixels } from './circle-zoom.ts'
import { groupsOf } from './group-pins.ts'
import type { LatLng, MapPopup, MapProps } from './map-props.ts'
import { mapSources } from './map-sources.ts'
import { overhangOf } from './overhang.ts'
import { Pin } from './Pin.tsx'
import { isDot } from './PinMark.tsx'
import { PopupCard } from './PopupCard.tsx'
import { pixelOf, placeAt } from './pixel.ts'
import { type StillGround, useStillGround } from './use-still-ground.ts'

interface StillMapProps extends MapProps {
  /** The one that moves is coming. */
  isWaking: boolean
  /** What lies under the pins did not come. */
  onBroken: () => void
  /** Somebody wants to move it, or to see a group of pins apart: from where it stands now. */
  onWake: (from: LatLng, group?: readonly string[]) => void
}

/** Further than this a finger drags, in pixels. */
const dragPx = 10

/**
 * The real map as a picture, with its pins alive: what a map is opened for most of the time. It needs neither the map's library (255 kB) nor a
 * graphics card; whoever takes hold of it wakes the one that moves.
 */
export function StillMap({ isWaking, onBroken, onWake, ...props }: StillMapProps) {
  const { center, zoom, hasBar, pins, onSelect, onHint, circle, popup } = props
  const canvas = useRef<HTMLCanvasElement>(null)
  const [pan, setPan] = useState({ pinId: '', right: 0, down: 0 })
  const opened = pins.find(({ id }) => id === popup?.pinId)
  const start = pixelOf(center, zoom)
  // The map's middle is below its bar, as in `createMap`.
  const bar = hasBar ? 32 : 0
  const isPanned = pan.pinId === popup?.pinId
  const eye = isPanned ? { x: start.x + pan.right, y: start.y + pan.down } : start
  const middle = placeAt({ x: eye.x, y: eye.y - bar }, zoom)
  const ground = useStillGround(canvas, middle, zoom)
  const isBroken = ground.state === 'broken'
  useLayoutEffect(() => {
    if (isBroken) onBroken()
  }, [isBroken, onBroken])

  const wake = (group?: readonly string[]) => onWake(placeAt(eye, zoom), group)
  const hold = useHold(wake)
  const groups = groupsOf(pins, zoom)
  const folded = new Set(groups.flatMap(({ ids }) => ids))
  const spotOf = (place: LatLng) => {
    const { x, y } = pixelOf(place, zoom)
    return { left: `calc(50% + ${x - eye.x}px)`, top: `calc(50% + ${y - eye.y + bar}px)` }
  }
  return (
    <div className="absolute inset-0 touch-pan-y cursor-grab" {...hold}>
      <div aria-hidden="true" className="absolute inset-0 overflow-hidden">
        <canvas
          ref={canvas}
          style={shift(ground, middle, zoom)}
          className="absolute inset-0 size-full"
        />
      </div>
      {circle && (
        <Circle miles={circle.miles} lat={circle.lat} zoom={zoom} style={spotOf(circle)} />
      )}
      {pins.map((pin) => (
        <div
          key={pin.id}
          style={spotOf(pin)}
          className={clsx(
            'absolute -translate-x-1/2',
            isDot(pin.tone) ? '-translate-y-1/2' : '-translate-y-full',
            pin.isSelected || pin.isHinted ? 'z-2' : isDot(pin.tone) && 'pointer-events-none z-1',
          )}
        >
          <Pin
            pin={pin}
            onSelect={onSelect}
            onHint={onHint}
            isFolded={folded.has(pin.id)}
            hasPopup={pin === opened}
          />
        </div>
      ))}
      {groups.map((group) => (
        <div key={group.ids[0]} style={spotOf(group)} className="absolute -translate-1/2">
          <ClusterMark count={group.ids.length} onOpen={() => wake(group.ids)} />
        </div>
      ))}
      {popup && opened && (
        <Card
          key={opened.id}
          popup={popup}
          label={opened.label}
          style={spotOf(opened)}
          onOverhang={(right, down) =>
            setPan({
              pinId: opened.id,
              right: (isPanned ? pan.right : 0) + right,
              down: (isPanned ? pan.down : 0) + down,
            })
          }
        />
      )}
      {ground.state === 'drawn' && <Sources />}
      {(isWaking || ground.state !== 'drawn') && <Coming isLow={ground.state === 'drawn'} />}
    </div>
  )
}

/** Until the picture of where the pins are now has come, the one before it stands where it belongs. */
function shift(ground: StillGround, middle: LatLng, zoom: number) {
  if (ground.state !== 'drawn') return {}
  const [was, is] = [pixelOf(ground.view.center, zoom), pixelOf(middle, zoom)]
  const scale = 2 ** (zoom - ground.view.zoom)
  return { transform: `translate(${was.x - is.x}px, ${was.y - is.y}px) scale(${scale})` }
}

/** What takes hold of the ground: a tap or a drag, two fingers, a wheel. Up and down one finger moves the page. */
function useHold(wake: () => void) {
  const from = useRef<{ x: number; y: number } | null>(null)
  const isGround = ({ target }: { target: EventTarget }) =>
    target instanceof HTMLElement && !target.closest('button, a, section section, [role=dialog]')
  return {
    onPointerDown(event: PointerEvent) {
      from.current = isGround(event) ? { x: event.clientX, y: event.clientY } : null
      if (from.current && !event.isPrimary) wake()
    },
    onPointerMove({ clientX, clientY, pointerType, buttons }: PointerEvent) {
      // It may have been let go elsewhere.
      if (buttons === 0) from.current = null
      if (!from.current) return
      const [right, down] = [clientX - from.current.x, clientY - from.current.y]
      if (Math.hypot(right, pointerType === 'touch' ? 0 : down) > dragPx) wake()
    },
    onPointerCancel: () => {
      from.current = null
    },
    onClick(event: { target: EventTarget }) {
      from.current = null
      if (isGround(event)) wake()
    },
    onWheel: () => wake(),
  }
}

function Circle({
  lat,
  miles,
  zoom,
  style,
}: {
  lat: number
  miles: number
  zoom: number
  style: { left: string; top: string }
}) {
  const size = `${2 * circlePixels(lat, miles, zoom)}px`
  return (
    <div
      style={{ ...style, width: size, height: size }}
      className="pointer-events-none absolute -translate-1/2 rounded-full border-2 border-blue bg-blue/12"
    />
  )
}

function Card({
  popup,
  label,
  style,
  onOverhang,
}: {
  popup: MapPopup
  label: string
  style: { left: string; top: string }
  onOverhang: (right: number, down: number) => void
}) {
  const box = useRef<HTMLDivElement>(null)
  const tell = useRef(onOverhang)
  useLayoutEffect(() => {
    const map = box.current?.closest('section')
    if (!box.current || !map) return
    const overhang = overhangOf(box.current, map)
    if (overhang) tell.current(...overhang)
  }, [])
  return (
    <div
      ref={box}
      style={style}
      className="absolute z-3 w-72 max-w-[calc(100%-5rem)] -translate-x-1/2 translate-y-[calc(-100%-58px)]"
    >
      <PopupCard pinId={popup.pinId} label={label} onClose={popup.onClose}>
        {popup.content}
      </PopupCard>
    </div>
  )
}

function Coming({ isLow }: { isLow: boolean }) {
  return (
    <p
      role="status"
      className={clsx(
        'pointer-events-none absolute left-1/2 z-2 w-max -translate-x-1/2 animate-wait rounded-sm bg-raised px-4 py-2 font-sign text-lg font-semibold',
        isLow ? 'bottom-8' : 'top-1/2 -translate-y-1/2',
      )}
    >
      {words.loading}
    </p>
  )
}

function Sources() {
  return (
    <p className="absolute right-0 bottom-0 z-2 rounded-tl-xs bg-surface px-2 py-0.5 text-xs text-muted">
      {mapSources.map(({ name, href }, index) => (
        <span key={name}>
          {index > 0 && ' · '}
          {href ? (
            <a
              href={href}
              target="_blank"
              rel="noreferrer"
              className="text-inherit underline underline-offset-2"
            >
              {name}
            </a>
          ) : (
            name
          )}
        </span>
      ))}
    </p>
  )
}
