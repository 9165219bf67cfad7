import type {
  ExpressionSpecification,
  LayerSpecification,
  SymbolLayerSpecification,
} from 'maplibre-gl'
import { drawn } from './ground-part.ts'
import type { Palette } from './palette.ts'

type Layout = NonNullable<SymbolLayerSpecification['layout']>
type Unnamed = Omit<SymbolLayerSpecification, 'id'>

const byZoom = (...stops: number[]): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...stops,
]

/**
 * The towns of which ranks may be named at which zoom; where names would touch, the larger town's stays. Ranks are
 * those of build-data.mjs: 0 is a metropolis.
 */
export const ranksFrom: readonly (readonly [zoom: number, highestRank: number])[] = [
  [0, 0],
  [4.5, 1],
  [5.25, 2],
  [6, 3],
  [6.75, 4],
  [7.5, 5],
  [8.25, 6],
  [9, 7],
  [9.75, 8],
]

/** The names of these ranks are placed before the shields, the others in what room is left. */
export const CITY = 2

const [, ...ranksByZoom] = ranksFrom.flat()
const isCity: ExpressionSpecification = ['<=', ['get', 'rank'], CITY]
const isTown: ExpressionSpecification = ['!', isCity]
const isShown: ExpressionSpecification = [
  '<=',
  ['get', 'rank'],
  // The types know no list of unknown length here.
  ['step', ['zoom'], ...ranksByZoom] as never,
]

export const townSize: ExpressionSpecification = [
  'interpolate',
  ['linear'],
  ['zoom'],
  ...[3, 6, 9, 12].flatMap((zoom, i) => [
    zoom,
    ['interpolate', ['linear'], ['get', 'rank'], 0, 13 + i * 2.5, 3, 11.5 + i, 7, 10.5 + i],
  ]),
] as ExpressionSpecification

export const countySize = byZoom(8, 10, 11, 13)
export const stateSize = byZoom(3, 11, 6, 15)
export const shieldScale = byZoom(3, 0.75, 7, 1)

const townFace: ExpressionSpecification = [
  'case',
  ['<=', ['get', 'rank'], 1],
  ['literal', ['Sign Bold']],
  ['literal', ['Sign SemiBold']],
]

/** Later layers are placed first: cities, shields, towns, then counties and states in what room is left. */
export function labels(palette: Palette): LayerSpecification[] {
  const ink = (color: string) => ({
    'text-color': color,
    'text-halo-color': palette.halo,
    'text-halo-width': 1.4,
  })
  const capitals: Layout = {
    'text-font': ['Sign SemiBold'],
    'text-transform': 'uppercase',
    'text-letter-spacing': 0.14,
    'text-max-width': 7,
    'text-padding': 4,
  }
  const towns: Layout = {
    'text-field': ['get', 'name'],
    'text-font': townFace,
    'text-size': townSize,
    'symbol-sort-key': ['get', 'order'],
    'text-max-width': 8,
    'text-padding': 3,
  }
  const near: Unnamed = {
    type: 'symbol',
    ...drawn('towns'),
    minzoom: 9,
    layout: towns,
    paint: ink(palette.ink),
  }
  const far: Unnamed = {
    ...near,
    minzoom: 0,
    maxzoom: 9,
    layout: {
      ...towns,
      'icon-image': 'town',
      'text-variable-anchor': ['left', 'right', 'top', 'bottom'],
      'text-justify': 'auto',
      'text-radial-offset': 0.45,
    },
  }
  return [
    {
      id: 'county-names',
      type: 'symbol',
      ...drawn('countyNames'),
      minzoom: 8,
      layout: { ...capitals, 'text-field': ['get', 'name'], 'text-size': countySize },
      paint: ink(palette.muted),
    },
    {
      id: 'state-names',
      type: 'symbol',
      ...drawn('stateNames'),
      maxzoom: 7,
      layout: {
        ...capitals,
        'text-field': ['step', ['zoom'], ['get', 'code'], 4.2, ['get', 'name']],
        'text-size': stateSize,
      },
      paint: ink(palette.muted),
    },
    { ...near, id: 'towns-near', ...drawn('towns', isShown, isTown) },
    { ...far, id: 'towns-far', ...drawn('towns', isShown, isTown) },
    {
      id: 'shields',
      type: 'symbol',
      minzoom: 3.5,
      ...drawn('interstates', [
        'any',
        ['>=', ['zoom'], 7],
        ['all', ['get', 'isGreat'], ['>=', ['zoom'], 5.5]],
        // From far away only the routes across the country: their numbers end in 0 or 5.
        [
          'all',
          ['get', 'isGreat'],
          ['in', ['slice', ['get', 'number'], -1], ['literal', ['0', '5']]],
        ],
      ]),
      layout: {
        'symbol-placement': 'line',
        'symbol-spacing': byZoom(3, 220, 8, 320) as never,
        'icon-image': ['concat', 'shield-', ['get', 'number']],
        'icon-rotation-alignment': 'viewport',
        'icon-size': shieldScale,
        'icon-padding': 6,
      },
    },
    { ...near, id: 'cities-near', ...drawn('towns', isShown, isCity) },
    { ...far, id: 'cities-far', ...drawn('towns', isShown, isCity) },
  ]
}
