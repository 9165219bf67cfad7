import { useEffect, useMemo, useState } from 'react'
import { groupsOf, type PinGroup } from './group-pins.ts'
import type { MapPin } from './map-props.ts'
import type { MapLibre } from './maplibre.ts'

/** In steps, so that nothing is grouped anew at every frame of a flight. */
const stepOf = (map: MapLibre) => Math.round(map.getZoom() * 4) / 4

/** What stands together at the zoom of a map that moves. */
export function usePinGroups(map: MapLibre, pins: readonly MapPin[]): PinGroup[] {
  const [zoom, setZoom] = useState(() => stepOf(map))
  useEffect(() => {
    const follow = () => setZoom(stepOf(map))
    map.on('zoom', follow)
    return () => {
      map.off('zoom', follow)
    }
  }, [map])
  return useMemo(() => groupsOf(pins, zoom), [pins, zoom])
}
