import clsx from 'clsx'
import { useCallback, useEffect, useState } from 'react'
import { hasMapParts } from './has-webgl.ts'
import type { MapProps, MapWish } from './map-props.ts'
import type { MapLibre } from './maplibre.ts'
import type { RoadMap as RoadMapType } from './RoadMap.tsx'
import { SchematicMap } from './SchematicMap.tsx'
import { StillMap } from './StillMap.tsx'
import { streetStyleUrl } from './street-style.ts'
import { ZoomButtons } from './ZoomButtons.tsx'

/**
 * A map with pins. Give it a height: `className="h-96"`. It stands still until somebody takes hold of it; one with a pin to drag, or with the
 * streets of MAP_STYLE_URL, moves from the beginning. Where a browser cannot draw it, or what lies under the pins does not come, the drawn one
 * stands in its place.
 */
export function LazyMap(props: MapProps) {
  const [isBroken, setBroken] = useState(() => !hasMapParts())
  const giveUp = useCallback(() => setBroken(true), [])
  return isBroken ? <SchematicMap {...props} /> : <WakingMap {...props} onBroken={giveUp} />
}

function WakingMap({ onBroken, ...props }: MapProps & { onBroken: () => void }) {
  const [wish, setWish] = useState<MapWish | null>(null)
  const [map, setMap] = useState<MapLibre | null>(null)
  const mustMove = Boolean(props.draggable) || streetStyleUrl() !== null
  // Once it moves it goes on, also when the pin that was to be dragged is gone.
  const isAwake = mustMove || wish !== null || map !== null
  // What does not move yet can stay as it is, and be taken hold of again.
  const sleepOn = useCallback(() => (mustMove ? onBroken() : setWish(null)), [mustMove, onBroken])
  const RoadMap = useRoadMapFile(isAwake, sleepOn)

  function zoom(by: 1 | -1) {
    if (!map) setWish({ ...wish, zoom: by })
    else if (by > 0) map.zoomIn()
    else map.zoomOut()
  }
  return (
    <section
      aria-label={props.label}
      className={clsx('relative isolate overflow-hidden bg-sunken', props.className)}
    >
      {RoadMap && isAwake && (
        <RoadMap {...props} wish={wish ?? {}} onDrawn={setMap} onBroken={sleepOn} />
      )}
      {!map && (
        <StillMap
          {...props}
          isWaking={isAwake}
          onBroken={onBroken}
          onWake={(center, group) => setWish({ ...wish, center, group })}
        />
      )}
      <ZoomButtons onZoom={zoom} />
    </section>
  )
}

// Apart from what follows on it: the build takes a `then` as a part of the loading.
const loadRoadMap = () => import('./RoadMap.tsx')

/** The file of the map that moves, with its library, once it is wanted. */
function useRoadMapFile(isWanted: boolean, onLost: () => void): typeof RoadMapType | null {
  const [file, setFile] = useState<{ RoadMap: typeof RoadMapType } | null>(null)
  useEffect(() => {
    if (!isWanted || file) return
    let isGone = false
    loadRoadMap().then(
      (came) => !isGone && setFile(came),
      () => !isGone && onLost(),
    )
    return () => {
      isGone = true
    }
  }, [isWanted, file, onLost])
  return file?.RoadMap ?? null
}
