import type { Plugin } from 'vite'

/**
 * MapLibre's worker as a part of this build, and not as a copied file: the half of the library that the page and the
 * worker both need then stands in one chunk, loaded once.
 */
export function mapWorker(): Plugin {
  const worker = 'maplibre-gl/dist/maplibre-gl-worker.mjs'
  return {
    name: 'map-worker',
    apply: 'build',
    enforce: 'pre',
    resolveId: (id) => (id === `${worker}?url` ? '\0map-worker-url' : null),
    load(id) {
      if (id !== '\0map-worker-url') return null
      const chunk = this.emitFile({ type: 'chunk', id: worker, name: 'map-worker' })
      return `export default import.meta.ROLLUP_FILE_URL_${chunk}`
    },
  }
}
