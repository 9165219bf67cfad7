import { useEffect, useMemo, useState } from 'react'
import { groupPins, type PinGroup } from './group-pins.ts'
import type { MapPin } from './map-props.ts'
import type { MapLibre } from './maplibre.ts'

/** In steps, so that nothing is grouped anew at every frame of a flight. */
const stepOf = (map: MapLibre) => Math.round(map.getZoom() * 4) / 4

/** The shops that stand together at the map's zoom; one that is chosen or pointed at stands by itself. */
export function usePinGroups(map: MapLibre, pins: readonly MapPin[]): PinGroup[] {
  const [zoom, setZoom] = useState(() => stepOf(map))
  useEffect(() => {
    const follow = () => setZoom(stepOf(map))
    map.on('zoom', follow)
    return () => {
      map.off('zoom', follow)
    }
  }, [map])
  return useMemo(
    () =>
      groupPins(
        pins.filter(
          ({ tone, isSelected, isHinted }) => tone === 'provider' && !isSelected && !isHinted,
        ),
        zoom,
      ),
    [pins, zoom],
  )
}
