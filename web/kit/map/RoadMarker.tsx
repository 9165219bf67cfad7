import { type ReactNode, useEffect, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { LatLng } from './map-props.ts'
import { type MapLibre, Marker } from './maplibre.ts'

export interface RoadMarkerProps extends LatLng {
  map: MapLibre
  /** Which part of it stands on the place. */
  anchor: 'bottom' | 'center'
  /** Above the others: 1 for the reader's own place, 2 for what is looked at. */
  level?: 0 | 1 | 2
  /** Called when it was dragged; without this it stays where it is. */
  onMove?: (to: LatLng) => void
  children: ReactNode
}

/** React content that stays on a place of the map. */
export function RoadMarker({
  map,
  lat,
  lng,
  anchor,
  level = 0,
  onMove,
  children,
}: RoadMarkerProps) {
  const [marker] = useState(() => {
    const element = document.createElement('div')
    return new Marker({ element, anchor, subpixelPositioning: true })
  })

  useLayoutEffect(() => {
    marker.setLngLat([lng, lat])
  }, [marker, lat, lng])

  useLayoutEffect(() => {
    marker.addTo(map)
    return () => {
      marker.remove()
    }
  }, [map, marker])

  useEffect(() => {
    const { style } = marker.getElement()
    style.zIndex = level ? `${level}` : ''
    // What lies under the reader's own place can still be pressed.
    style.pointerEvents = level === 1 ? 'none' : ''
  }, [marker, level])

  useEffect(() => {
    marker.setDraggable(onMove !== undefined)
    if (!onMove) return
    const tell = () => {
      const { lat, lng } = marker.getLngLat()
      onMove({ lat, lng })
    }
    marker.on('dragend', tell)
    return () => {
      marker.off('dragend', tell)
    }
  }, [marker, onMove])

  return createPortal(children, marker.getElement())
}
