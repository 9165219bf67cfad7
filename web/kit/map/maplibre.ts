import { importScriptInWorkers, setWorkerUrl } from 'maplibre-gl'
// A file of its own, which the content policy ('self') lets run.
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import groundWorkerUrl from './ground-worker.ts?worker&url'

setWorkerUrl(workerUrl)

/** MapLibre is silent where its worker does not come, and would show pins on nothing. From the cache, mostly. It learns there where the ground is. */
export async function reachWorker(signal: AbortSignal): Promise<void> {
  const { ok } = await fetch(workerUrl, { signal })
  if (!ok) throw new Error('The worker of the map did not come.')
  // Of what ends like this it knows that it is a module.
  await importScriptInWorkers(`${groundWorkerUrl}#.mjs`)
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
