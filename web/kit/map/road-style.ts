import type { StyleSpecification } from 'maplibre-gl'
import { faces } from './faces.ts'
import { layers } from './layers.ts'
import type { Palette } from './palette.ts'

/** The built-in style: the whole United States from our own files. Its ground is empty until the data is there. */
export function roadStyle(palette: Palette): StyleSpecification {
  const empty = { type: 'FeatureCollection' as const, features: [] }
  return {
    version: 8,

    'font-faces': faces,
    sources: { ground: { type: 'geojson', data: empty, maxzoom: 12 } },
    layers: layers(palette),
  }
}
