import { setWorkerUrl } from 'maplibre-gl'
// A file of its own, which the content policy ('self') lets run.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

setWorkerUrl(workerUrl)

/** MapLibre is silent where its worker does not come, and would show pins on nothing. From the cache, mostly. */
export async function reachWorker(signal: AbortSignal): Promise<void> {
  const { ok } = await fetch(workerUrl, { signal })
  if (!ok) throw new Error('The worker of the map did not come.')
}

export type { GeoJSONSource as Source } from 'maplibre-gl'
export {
  AttributionControl,
  LngLatBounds,
  Map as MapLibre,
  Marker,
  Popup,
  ScaleControl,
} from 'maplibre-gl'
