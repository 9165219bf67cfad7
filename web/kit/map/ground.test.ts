import { expect, test } from 'vitest'
import {
  type Ground,
  type Interstates,
  lines,
  type Names,
  polygons,
  routesOf,
  townsOf,
} from './ground.ts'

// Read from the disk: the type checker need not know every corner of the country.
const { readFileSync } = (await import(/* @vite-ignore */ ['node', 'fs'].join(':'))) as {
  readFileSync: (path: URL, encoding: 'utf8') => string
}
const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8')
const ground: Ground = JSON.parse(read('./data/ground.json'))
const names: Names = JSON.parse(read('./data/names.json'))
const interstates: Interstates = JSON.parse(read('./data/interstates.json'))

const towns = townsOf(names).features
const place = (name: string) => towns.find((town) => town.properties?.name === name)

test('the towns are the gazetteer’s, each where it is: else run build-data.mjs again', () => {
  const hundredth = (degrees: string | number = 0) => Math.round(Number(degrees) * 100)
  const known = new Set(
    read('../../../server/geo/tables/towns.tsv')
      .split('\n')
      .map((line) => line.split('\t'))
      .map(([name, , lat, lng]) => `${name} ${hundredth(lng)} ${hundredth(lat)}`),
  )
  const unknown = towns.filter(({ geometry, properties }) => {
    const [lng, lat] = geometry.type === 'Point' ? geometry.coordinates : []
    return !known.has(`${properties?.name} ${hundredth(lng)} ${hundredth(lat)}`)
  })
  expect(unknown).toEqual([])
  expect(towns.length).toBeGreaterThan(6000)
  expect(place('Austin')?.geometry).toEqual({ type: 'Point', coordinates: [-97.74, 30.27] })
})

test('a metropolis has the first rank, and a town alone outranks a suburb of its size', () => {
  expect(place('Chicago')?.properties?.rank).toBe(0)
  expect(place('North Platte')?.properties?.rank).toBeLessThan(place('Bellwood')?.properties?.rank)
})

test('every layer of the ground has its shape, inside the map', () => {
  const shapes = [
    ...[ground.land, ground.abroad, ground.lakes, ground.inland].map(polygons),
    ...[ground.rivers, ground.states, ground.counties, ground.border].map(lines),
  ]
  for (const { features } of shapes) {
    const numbers =
      JSON.stringify(features)
        .match(/-?\d+(\.\d+)?/g)
        ?.map(Number) ?? []
    expect(numbers.length).toBeGreaterThan(100)
    expect(Math.max(...numbers.map(Math.abs))).toBeLessThanOrEqual(180)
  }
})

test('a route is known by its number; city routes are not great ones', () => {
  const routes = routesOf(interstates).features
  const route = (number: string) => routes.find(({ properties }) => properties?.number === number)
  expect(route('35E')?.properties?.isGreat).toBe(true)
  expect(route('405')?.properties?.isGreat).toBe(false)
})
