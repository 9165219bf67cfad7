import { useQuery } from '@tanstack/react-query'
import clsx from 'clsx'
import { useMemo } from 'react'
import groundUrl from './data/ground.json?url'
import type { Ground } from './ground.ts'
import { mapData } from './map-data.ts'
import type { MapProps } from './map-props.ts'
import { outlineOf } from './outline.ts'
import { unpackLines } from './packed.ts'

export type MapView = Pick<MapProps, 'center' | 'zoom' | 'hasBar'>

/** The counties of where a map will be, drawn before it: who waits sees already where they look. */
export function MapOutline({ center, zoom, hasBar }: MapView) {
  const { lat, lng } = center
  // The map comes without it.
  const { data: ground } = useQuery(mapData<Ground>(groundUrl))
  const path = useMemo(
    () => ground && outlineOf(unpackLines(ground.counties), { lat, lng }, zoom),
    [ground, lat, lng, zoom],
  )
  return (
    // The map's middle is below its bar, as in `createMap`.
    <svg
      className={clsx(
        'absolute left-0 w-full',
        hasBar ? 'top-16 h-[calc(100%-4rem)]' : 'top-0 h-full',
      )}
      overflow="visible"
      aria-hidden="true"
    >
      <svg x="50%" y="50%" overflow="visible" aria-hidden="true">
        <path d={path} className="fill-none stroke-edge/60" />
      </svg>
    </svg>
  )
}
