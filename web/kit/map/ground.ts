import type { FeatureCollection, Geometry } from 'geojson'
import { fetchData } from './fetch-data.ts'
import type { GroundPart } from './ground-part.ts'
import { sums, unpack, unpackLines } from './packed.ts'

/** Polygons: their rings one after the other, and how many rings belong to each. */
export type PackedPolygons = { rings: string; counts: string }
type PackedNames = { names: string; lng: string; lat: string }

export type Ground = Record<'land' | 'abroad' | 'lakes' | 'inland', PackedPolygons> &
  Record<'rivers' | 'states' | 'counties' | 'border', string>
export type Names = {
  states: [name: string, code: string, lng: number, lat: number][]
  counties: PackedNames
  towns: PackedNames
  /** How many towns have each rank; the largest first. */
  ranks: number[]
}
/** Route → its lines, each a list of [lng, lat]. */
export type Interstates = Record<string, [lng: number, lat: number][][]>

type Feature = FeatureCollection['features'][number]

const collection = (features: Feature[]): FeatureCollection => ({
  type: 'FeatureCollection',
  features,
})
const feature = (geometry: Geometry, properties: Feature['properties'] = {}): Feature => ({
  type: 'Feature',
  geometry,
  properties,
})

export function polygons({ rings, counts }: PackedPolygons): FeatureCollection {
  const lines = unpackLines(rings)
  const each = unpack(counts).map((count) => lines.splice(0, count))
  return collection([feature({ type: 'MultiPolygon', coordinates: each })])
}

export const lines = (packed: string): FeatureCollection =>
  collection([feature({ type: 'MultiLineString', coordinates: unpackLines(packed) })])

const point = (lng: number, lat: number): Geometry => ({ type: 'Point', coordinates: [lng, lat] })

function named({ names, lng, lat }: PackedNames, propertiesAt = (_: number) => ({})) {
  const [lngs, lats] = [lng, lat].map((packed) => sums(unpack(packed)))
  return collection(
    names.split('|').map((name, i) =>
      feature(point((lngs?.[i] ?? 0) / 100, (lats?.[i] ?? 0) / 100), {
        name,
        ...propertiesAt(i),
      }),
    ),
  )
}

export function townsOf({ towns, ranks }: Pick<Names, 'towns' | 'ranks'>): FeatureCollection {
  const rankAt = ranks.flatMap((count, rank) => new Array<number>(count).fill(rank))
  return named(towns, (i) => ({ rank: rankAt[i] ?? ranks.length, order: i }))
}

/** "I-35" is drawn as 35; the great routes, with one or two digits, are seen from farther away. */
export const routesOf = (interstates: Interstates): FeatureCollection =>
  collection(
    Object.entries(interstates).map(([route, coordinates]) => {
      const number = route.replace(/^I-/, '')
      const digits = number.replace(/\D/g, '').length
      return feature({ type: 'MultiLineString', coordinates }, { number, isGreat: digits < 3 })
    }),
  )

/** Where the files under the pins are. */
export interface GroundUrls {
  ground: string
  names: string
  interstates: string
}

/** Stands for the ground until MapLibre's worker has it (`ground-worker.ts`): by itself an empty collection. */
export interface WantedGround extends FeatureCollection {
  urls: GroundUrls
}
export const wantedGround = (urls: GroundUrls): WantedGround => ({ ...collection([]), urls })
export const wantsGround = (data: unknown): data is WantedGround =>
  typeof data === 'object' && data !== null && 'urls' in data

/** Everything that lies under the pins, each feature with the part of the ground that it is of. Throws where a file does not come. */
export async function loadGround(urls: GroundUrls): Promise<FeatureCollection> {
  const [ground, names, interstates] = await Promise.all([
    fetchData<Ground>(urls.ground),
    fetchData<Names>(urls.names),
    fetchData<Interstates>(urls.interstates),
  ])
  const parts: Record<GroundPart, FeatureCollection> = {
    abroad: polygons(ground.abroad),
    lakes: polygons(ground.lakes),
    land: polygons(ground.land),
    inland: polygons(ground.inland),
    rivers: lines(ground.rivers),
    counties: lines(ground.counties),
    states: lines(ground.states),
    border: lines(ground.border),
    interstates: routesOf(interstates),
    stateNames: collection(
      names.states.map(([name, code, lng, lat]) => feature(point(lng, lat), { name, code })),
    ),
    countyNames: named(names.counties),
    towns: townsOf(names),
  }
  return collection(
    Object.entries(parts).flatMap(([part, { features }]) =>
      features.map((one) => ({ ...one, properties: { ...one.properties, part } })),
    ),
  )
}
