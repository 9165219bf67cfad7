import { useEffect, useRef } from 'react'
import { map as words } from '#contract/words/en/map.ts'
import { circlePolygon } from './circle.ts'
import { layers } from './layers.ts'
import type { MapProps } from './map-props.ts'
import type { MapLibre, Source } from './maplibre.ts'
import { palettes } from './palette.ts'
import { useNight } from './use-night.ts'

type Look = Pick<MapProps, 'label' | 'center' | 'zoom' | 'circle'> & { isBuiltIn: boolean }

/** Keeps the map in step with what it is given and with the theme. */
export function useMapLook(map: MapLibre, look: Look) {
  const {
    label,
    center: { lat, lng },
    zoom,
    circle,
    isBuiltIn,
  } = look
  const palette = palettes[useNight() ? 'night' : 'light']
  const isAtStart = useRef(true)

  useEffect(() => {
    const canvas = map.getCanvas()
    // Its arrow keys are the map's and not the screen reader's.
    canvas.setAttribute('role', 'application')
    canvas.setAttribute('aria-label', label)
    canvas.setAttribute('aria-description', words.instructions)
  }, [map, label])

  useEffect(() => {
    if (isAtStart.current) isAtStart.current = false
    // Without movement where the reader wishes for less of it: MapLibre asks the device.
    else map.flyTo({ center: [lng, lat], zoom, maxDuration: 1200 })
  }, [map, lat, lng, zoom])

  useEffect(() => {
    if (!isBuiltIn) return
    for (const { id, paint = {} } of layers(palette))
      for (const [name, value] of Object.entries(paint))
        map.setPaintProperty(id, name as never, value as never)
  }, [map, isBuiltIn, palette])

  useEffect(() => {
    const data = circlePolygon(circle)
    const source = map.getSource<Source>('circle')
    if (source) source.setData(data)
    else {
      map.addSource('circle', { type: 'geojson', data })
      map.addLayer({
        id: 'circle',
        type: 'fill',
        source: 'circle',
        paint: { 'fill-opacity': 0.12 },
      })
      map.addLayer({
        id: 'circle-edge',
        type: 'line',
        source: 'circle',
        paint: { 'line-width': 2 },
      })
    }
    map.setPaintProperty('circle', 'fill-color', palette.circle)
    map.setPaintProperty('circle-edge', 'line-color', palette.circle)
  }, [map, circle, palette])
}
