import type { LayerSpecification } from 'maplibre-gl'
import { drawn, type GroundPart } from './ground-part.ts'
import { labels } from './labels.ts'
import type { Palette } from './palette.ts'

/** From the ground up. */
export function layers(palette: Palette): LayerSpecification[] {
  return [...ground(palette), ...borders(palette), ...roads(palette), ...labels(palette)]
}

function ground(palette: Palette): LayerSpecification[] {
  return [
    { id: 'water', type: 'background', paint: { 'background-color': palette.water } },
    fill('abroad', palette.abroad),
    // As wide as two miles: the neighbours are drawn more coarsely, and no water may show along the border.
    {
      id: 'abroad-seam',
      type: 'line',
      ...drawn('abroad'),
      paint: {
        'line-color': palette.abroad,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 4, 0.5, 14, 512],
      },
    },
    fill('lakes', palette.water),
    fill('land', palette.land),
    {
      id: 'coast',
      type: 'line',
      ...drawn('land'),
      paint: { 'line-color': palette.coast, 'line-width': 0.8 },
    },
    fill('inland', palette.water),
    {
      id: 'rivers',
      type: 'line',
      ...drawn('rivers'),
      minzoom: 4,
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': palette.river,
        'line-width': ['interpolate', ['linear'], ['zoom'], 4, 0.8, 7, 2.2],
        // They are too coarse for a closer look.
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 8, 1, 9.5, 0],
      },
    },
  ]
}

const fill = (part: GroundPart, color: string): LayerSpecification => ({
  id: part,
  type: 'fill',
  ...drawn(part),
  paint: { 'fill-color': color },
})

function borders(palette: Palette): LayerSpecification[] {
  return [
    {
      id: 'counties',
      type: 'line',
      ...drawn('counties'),
      minzoom: 5.5,
      paint: {
        'line-color': palette.countyLine,
        'line-width': ['interpolate', ['linear'], ['zoom'], 6, 0.6, 10, 1.4],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 5.5, 0, 6.5, 1],
      },
    },
    {
      id: 'states',
      type: 'line',
      ...drawn('states'),
      layout: { 'line-join': 'round' },
      paint: {
        'line-color': palette.stateLine,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 0.6, 6, 1.2, 10, 2],
        'line-dasharray': [6, 2, 1, 2],
      },
    },
    {
      id: 'border',
      type: 'line',
      ...drawn('border'),
      layout: { 'line-join': 'round', 'line-cap': 'round' },
      paint: {
        'line-color': palette.stateLine,
        'line-width': ['interpolate', ['linear'], ['zoom'], 3, 1, 6, 1.6, 10, 2.4],
      },
    },
  ]
}

/** A painted edge, then the surface: wider the nearer, the great routes before the city's own. */
function roads(palette: Palette): LayerSpecification[] {
  const width = (edge: number): ['interpolate', ...unknown[]] => [
    'interpolate',
    ['linear'],
    ['zoom'],
    ...[
      3,
      1 + edge * 0.4,
      5,
      1.6 + edge * 0.7,
      8,
      3.2 + edge,
      12,
      6 + edge * 1.5,
      16,
      10 + edge * 2,
    ],
  ]
  const line = (id: string, color: string, edge: number): LayerSpecification => ({
    id,
    type: 'line',
    ...drawn('interstates', ['any', ['get', 'isGreat'], ['>=', ['zoom'], 6]]),
    layout: { 'line-cap': 'round', 'line-join': 'round' },
    paint: { 'line-color': color, 'line-width': width(edge) as never },
  })
  return [line('roads-edge', palette.roadEdge, 1.6), line('roads', palette.road, 0)]
}
