import { type RefObject, useEffect, useRef, useState } from 'react'
import { map as words } from '#contract/words/en/map.ts'
import { isNight, readTheme } from '../ui/theme.ts'
import { wantedGround } from './ground.ts'
import { groundUrls } from './ground-urls.ts'
import type { MapProps } from './map-props.ts'
import { mapSources } from './map-sources.ts'
import { AttributionControl, MapLibre, reachWorker, ScaleControl, type Source } from './maplibre.ts'
import { palettes } from './palette.ts'
import { roadStyle } from './road-style.ts'
import { drawShield, drawTown, shieldNumber } from './shield.ts'
import { streetStyleUrl } from './street-style.ts'

const builtInSources = mapSources
  .map(({ name, href }) =>
    href ? `<a href="${href}" target="_blank" rel="noreferrer">${name}</a>` : name,
  )
  .join(' · ')

export type RoadMapState =
  | { state: 'starting' }
  /** All of it is there. `isBuiltIn`: on our own ground, and not on the streets of MAP_STYLE_URL. */
  | { state: 'drawn'; map: MapLibre; isBuiltIn: boolean }
  /** The browser gives no drawing context, or what lies under the pins did not come. */
  | { state: 'broken' }

/** One MapLibre map in `box`, for as long as the component lives. */
export function useRoadMap(box: RefObject<HTMLElement | null>, props: MapProps): RoadMapState {
  const [state, setState] = useState<RoadMapState>({ state: 'starting' })
  const first = useRef(props)

  useEffect(() => {
    if (!box.current) return
    const gone = new AbortController()
    const breakDown = () => !gone.signal.aborted && setState({ state: 'broken' })
    const streets = streetStyleUrl()
    let isBuiltIn = streets === null
    let map: MapLibre
    try {
      map = createMap(box.current, first.current, streets ?? builtInStyle())
    } catch {
      breakDown()
      return
    }
    const standBy = () => {
      if (isBuiltIn) return
      isBuiltIn = true
      map.setStyle(builtInStyle(), { diff: false })
    }
    // Before the streets are there an error means that they do not come; afterwards, that a tile is missing.
    map.on('error', standBy)
    map.once('style.load', () => {
      map.off('error', standBy)
      const customAttribution = isBuiltIn ? builtInSources : undefined
      map.addControl(new AttributionControl({ compact: false, customAttribution }))
      const drawn = isBuiltIn ? fill(map, gone.signal) : Promise.resolve(map.once('idle'))
      drawn.then(
        () => !gone.signal.aborted && setState({ state: 'drawn', map, isBuiltIn }),
        breakDown,
      )
    })
    return () => {
      gone.abort()
      map.remove()
    }
  }, [box])

  return state
}

type Style = ConstructorParameters<typeof MapLibre>[0]['style']

const builtInStyle = () => roadStyle(palettes[isNight(readTheme()) ? 'night' : 'light'])

function createMap(container: HTMLElement, { center, zoom, hasBar }: MapProps, style: Style) {
  const map = new MapLibre({
    container,
    style,
    center,
    zoom,
    minZoom: 2.5,
    maxZoom: 17,
    attributionControl: false,
    // North stays up: a map in a hurry is read, not admired.
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    rollEnabled: false,
    // Names stand at once: to let them come softly draws everything twenty times, which a slow phone feels.
    fadeDuration: 0,
    // The region around it has the map's own name; two of one name cannot be told apart.
    locale: { 'Map.Title': words.canvas },
  })
  if (hasBar) map.setPadding({ top: 64 })
  map.touchZoomRotate.disableRotation()
  map.keyboard.disableRotation()
  map.addControl(new ScaleControl({ unit: 'imperial', maxWidth: 96 }), 'top-left')
  map.setMissingStyleImageResolver(async (id) => {
    const number = shieldNumber(id)
    if (number === null && id !== 'town') return
    const pixelRatio = Math.min(3, Math.max(2, Math.ceil(devicePixelRatio)))
    const image = number === null ? drawTown(pixelRatio) : await drawShield(number, pixelRatio)
    if (!map.hasImage(id)) map.addImage(id, image, { pixelRatio })
  })
  return map
}

/** Brings land, roads and names under the pins. Until they are drawn there would be nothing but sea. */
async function fill(map: MapLibre, signal: AbortSignal) {
  await reachWorker(signal)
  await new Promise((drawn, fail) => {
    const source = map.getSource<Source>('ground')
    // Of a single tile, or of a letter in it, the rest of the map does without.
    source?.on('error', (event) => 'tile' in event || fail(event.error))
    source?.setData(wantedGround(groundUrls))
    map.once('idle', drawn)
  })
}
