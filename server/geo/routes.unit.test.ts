import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { milesBetween, type Point } from './distance.ts'
import { interstateLines } from './interstate-lines.ts'
import { lookUpPlace } from './places.ts'
import { nearestOnRoute } from './route-points.ts'
import { loadRoutes, pointAtMile, type RouteLine, routePoints, spotsAtMile } from './routes.ts'

/** Where exits and towns with a known number are, by hand from public maps. */
const known: [
  route: string,
  state: string,
  mile: number,
  lat: number,
  lng: number,
  what: string,
][] = [
  ['I-5', 'CA', 278, 35.615, -119.655, 'Lost Hills'],
  ['I-5', 'CA', 334, 36.253, -120.238, 'Harris Ranch'],
  ['I-5', 'CA', 631, 39.93, -122.2, 'Corning'],
  ['I-5', 'CA', 730, 41.21, -122.27, 'Dunsmuir'],
  ['I-5', 'OR', 98, 42.93, -123.28, 'Canyonville'],
  ['I-5', 'OR', 234, 44.63, -123.06, 'Albany'],
  ['I-5', 'WA', 82, 46.72, -122.97, 'Centralia'],
  ['I-5', 'WA', 206, 48.15, -122.19, 'Smokey Point'],
  ['I-8', 'AZ', 117, 32.95, -112.7, 'Gila Bend'],
  ['I-10', 'CA', 120, 33.906, -116.545, 'Palm Springs'],
  ['I-10', 'AZ', 18, 33.66, -114.23, 'Quartzsite'],
  ['I-10', 'AZ', 211, 32.71, -111.5, 'Picacho'],
  ['I-10', 'NM', 5, 32.24, -108.96, 'Road Forks'],
  ['I-10', 'NM', 82, 32.26, -107.76, 'Deming'],
  ['I-10', 'TX', 0, 32.0, -106.58, 'Anthony, at the state line'],
  ['I-10', 'TX', 107, 31.175, -105.357, 'Sierra Blanca'],
  ['I-10', 'TX', 139, 31.04, -104.83, 'Van Horn'],
  ['I-10', 'TX', 523, 29.97, -98.905, 'Comfort'],
  ['I-10', 'TX', 720, 29.77, -96.16, 'Sealy'],
  ['I-10', 'TX', 880, 30.12, -93.72, 'the Sabine River'],
  ['I-10', 'LA', 80, 30.225, -92.37, 'Crowley'],
  ['I-10', 'FL', 181, 30.55, -84.59, 'Quincy'],
  ['I-15', 'CA', 246, 35.27, -116.07, 'Baker'],
  ['I-15', 'UT', 188, 39.25, -112.1, 'Scipio'],
  ['I-15', 'ID', 167, 44.175, -112.23, 'Dubois'],
  ['I-15', 'MT', 234, 47.075, -111.96, 'Craig'],
  ['I-15', 'MT', 339, 48.17, -111.95, 'Conrad'],
  ['I-16', 'GA', 104, 32.4, -82.06, 'Metter'],
  ['I-17', 'AZ', 262, 34.325, -112.12, 'Cordes Junction'],
  ['I-20', 'TX', 216, 32.4, -100.86, 'Colorado City'],
  ['I-20', 'TX', 527, 32.53, -95.86, 'Canton'],
  ['I-20', 'LA', 138, 32.46, -91.76, 'Rayville'],
  ['I-20', 'AL', 199, 33.63, -85.59, 'Heflin'],
  ['I-20', 'GA', 172, 33.515, -82.505, 'Thomson'],
  ['I-24', 'KY', 65, 36.87, -87.71, 'Cadiz'],
  ['I-24', 'TN', 114, 35.47, -86.06, 'Manchester'],
  ['I-25', 'NM', 195, 34.7, -106.77, 'Belen'],
  ['I-25', 'NM', 307, 35.49, -105.67, 'Rowe'],
  ['I-25', 'CO', 161, 39.09, -104.87, 'Monument'],
  ['I-25', 'WY', 111, 42.5, -105.02, 'Glendo'],
  ['I-27', 'TX', 74, 34.53, -101.775, 'Tulia'],
  ['I-29', 'IA', 112, 42.03, -96.11, 'Onawa'],
  ['I-29', 'ND', 104, 47.4, -97.05, 'Hillsboro'],
  ['I-30', 'AR', 18, 33.61, -93.81, 'Fulton'],
  ['I-35', 'TX', 122, 29.14, -98.9, 'Devine'],
  ['I-35', 'TX', 245, 30.41, -97.68, 'Austin, Parmer Lane'],
  ['I-35', 'TX', 353, 31.8, -97.1, 'West'],
  ['I-35', 'TX', 428, 32.775, -96.805, 'Dallas, by I-35E'],
  ['I-35', 'OK', 55, 34.5, -97.16, 'Davis'],
  ['I-35', 'OK', 214, 36.68, -97.34, 'Tonkawa'],
  ['I-35', 'KS', 92, 38.04, -96.64, 'Cassoday'],
  ['I-35', 'MO', 106, 40.47, -94.0, 'Eagleville'],
  ['I-35', 'IA', 142, 42.45, -93.57, 'Williams, US-20'],
  ['I-35', 'MN', 48, 44.17, -93.25, 'Medford'],
  ['I-35', 'MN', 237, 46.7, -92.45, 'Cloquet'],
  ['I-37', 'TX', 69, 28.46, -98.18, 'Three Rivers'],
  ['I-39', 'WI', 131, 44.13, -89.52, 'Hancock'],
  ['I-40', 'AZ', 48, 35.19, -114.06, 'Kingman'],
  ['I-40', 'NM', 218, 35.01, -105.67, 'Clines Corners'],
  ['I-40', 'OK', 200, 35.38, -96.68, 'Seminole, US-377'],
  ['I-40', 'OK', 278, 35.49, -95.31, 'Warner'],
  ['I-40', 'AR', 193, 34.79, -91.58, 'Hazen'],
  ['I-40', 'TN', 258, 36.17, -85.93, 'Gordonsville'],
  ['I-40', 'NC', 328, 35.38, -78.5, 'Benson, I-95'],
  ['I-44', 'OK', 179, 35.75, -96.66, 'Stroud'],
  ['I-44', 'MO', 208, 38.06, -91.4, 'Cuba'],
  ['I-45', 'TX', 178, 31.46, -96.06, 'Buffalo'],
  ['I-55', 'MS', 185, 33.48, -89.75, 'Winona'],
  ['I-57', 'IL', 30, 37.46, -89.2, 'Anna'],
  ['I-57', 'IL', 203, 39.68, -88.32, 'Arcola'],
  ['I-59', 'MS', 29, 30.84, -89.53, 'Poplarville'],
  ['I-64', 'IL', 50, 38.36, -89.38, 'Nashville'],
  ['I-64', 'VA', 124, 38.03, -78.44, 'Charlottesville'],
  ['I-65', 'KY', 65, 37.28, -85.9, 'Munfordville'],
  ['I-65', 'IN', 201, 40.77, -87.13, 'Remington'],
  ['I-69', 'IN', 222, 40.065, -85.66, 'Anderson'],
  ['I-70', 'CO', 310, 39.73, -104.33, 'Strasburg'],
  ['I-70', 'KS', 107, 39.06, -100.24, 'Quinter'],
  ['I-70', 'MO', 66, 38.95, -93.42, 'Sweet Springs'],
  ['I-70', 'OH', 178, 40.0, -81.57, 'Cambridge'],
  ['I-71', 'OH', 165, 40.62, -82.53, 'Bellville'],
  ['I-74', 'IL', 149, 40.35, -88.77, 'Le Roy'],
  ['I-75', 'FL', 329, 28.86, -82.07, 'Wildwood'],
  ['I-75', 'GA', 187, 33.03, -83.95, 'Forsyth'],
  ['I-75', 'TN', 81, 35.8, -84.28, 'Lenoir City'],
  ['I-75', 'OH', 135, 40.83, -83.97, 'Beaverdam'],
  ['I-75', 'MI', 181, 43.85, -84.0, 'Pinconning'],
  ['I-76', 'CO', 39, 40.11, -104.52, 'Keenesburg'],
  ['I-76', 'PA', 91, 40.11, -79.38, 'Donegal'],
  ['I-77', 'OH', 65, 40.28, -81.58, 'Newcomerstown'],
  ['I-79', 'WV', 67, 38.71, -80.65, 'Flatwoods'],
  ['I-80', 'NV', 280, 40.71, -116.11, 'Carlin'],
  ['I-80', 'WY', 130, 41.68, -108.79, 'Point of Rocks'],
  ['I-80', 'WY', 235, 41.76, -106.84, 'Walcott'],
  ['I-80', 'WY', 401, 41.18, -104.07, 'Pine Bluffs'],
  ['I-80', 'NE', 102, 41.03, -102.15, 'Big Springs, I-76'],
  ['I-80', 'NE', 222, 40.86, -99.98, 'Cozad'],
  ['I-80', 'NE', 420, 40.96, -96.44, 'Greenwood'],
  ['I-80', 'IA', 267, 41.64, -91.13, 'Tipton'],
  ['I-80', 'OH', 34, 41.6, -84.15, 'Wauseon'],
  ['I-80', 'PA', 158, 40.94, -77.79, 'Milesburg'],
  ['I-80', 'PA', 284, 41.09, -75.6, 'Blakeslee'],
  ['I-81', 'VA', 162, 37.53, -79.68, 'Buchanan'],
  ['I-81', 'PA', 100, 40.55, -76.43, 'Pine Grove'],
  ['I-82', 'WA', 52, 46.4, -120.26, 'Zillah'],
  ['I-84', 'OR', 345, 44.35, -117.27, 'Huntington'],
  ['I-85', 'VA', 42, 36.98, -77.72, 'McKenney'],
  ['I-90', 'WA', 245, 47.3, -117.98, 'Sprague'],
  ['I-90', 'MT', 154, 46.67, -113.15, 'Drummond'],
  ['I-90', 'MT', 392, 45.71, -109.54, 'Reed Point'],
  ['I-90', 'SD', 212, 43.92, -100.3, 'Vivian'],
  ['I-90', 'WI', 61, 43.88, -90.17, 'New Lisbon'],
  ['I-90', 'MA', 63, 42.15, -72.33, 'Palmer'],
  ['I-94', 'MT', 176, 46.79, -105.31, 'Terry'],
  ['I-94', 'ND', 200, 46.86, -99.92, 'Steele'],
  ['I-94', 'WI', 88, 44.57, -91.2, 'Osseo'],
  ['I-95', 'NC', 107, 35.6, -78.12, 'Kenly'],
  ['I-95', 'VA', 104, 37.9, -77.5, 'Carmel Church'],
  ['I-95', 'MD', 93, 39.57, -76.07, 'Perryville'],
  ['I-95', 'ME', 157, 44.84, -69.28, 'Newport'],
]

test.each(known)('%s in %s, mile %d, lies at the right spot', (route, state, mile, lat, lng) => {
  const spot = pointAtMile(route, state, mile)
  expect(milesBetween(lat, lng, spot?.lat ?? 0, spot?.lng ?? 0)).toBeLessThan(15)
})

test('known exits lie within three miles on average', () => {
  const off = known.map(([route, state, mile, lat, lng]) => {
    const spot = pointAtMile(route, state, mile)
    return milesBetween(lat, lng, spot?.lat ?? 0, spot?.lng ?? 0)
  })
  expect(off.reduce((sum, miles) => sum + miles, 0) / off.length).toBeLessThan(3)
})

test('a mile beyond the end of the route in a state is nowhere', () => {
  expect(pointAtMile('I-80', 'NE', 456)).toBeNull()
  expect(pointAtMile('I-80', 'NE', -1)).toBeNull()
  expect(pointAtMile('I-80', 'TX', 10)).toBeNull()
  expect(pointAtMile('I-1', 'NE', 10)).toBeNull()
  expect(pointAtMile('I-35', 'TX', 505)).toBeNull()
})

test('where the markers of another road are posted, the own ones are not made up', () => {
  // I-39 runs with I-90 there, by whose miles people go; its own mile 131 is at Hancock.
  expect(spotsAtMile('I-39', 131, 'WI')).toHaveLength(1)
  // The Thruway and the Northway are both I-87, each with its own mile 50.
  expect(spotsAtMile('I-87', 50, 'NY')).toHaveLength(2)
})

describe('a route joins its towns in order', () => {
  test.each([
    [
      'I-5',
      'San Diego CA; Los Angeles CA; Sacramento CA; Redding CA; Eugene OR; Portland OR; Seattle WA; Bellingham WA',
    ],
    [
      'I-10',
      'Phoenix AZ; Tucson AZ; El Paso TX; Van Horn TX; San Antonio TX; Houston TX; Baton Rouge LA; Mobile AL; Tallahassee FL; Jacksonville FL',
    ],
    [
      'I-15',
      'San Bernardino CA; Barstow CA; Las Vegas NV; Provo UT; Salt Lake City UT; Pocatello ID; Butte MT; Great Falls MT',
    ],
    [
      'I-20',
      'Pecos TX; Midland TX; Abilene TX; Fort Worth TX; Shreveport LA; Jackson MS; Birmingham AL; Atlanta GA; Columbia SC; Florence SC',
    ],
    [
      'I-25',
      'Las Cruces NM; Albuquerque NM; Pueblo CO; Denver CO; Cheyenne WY; Casper WY; Buffalo WY',
    ],
    [
      'I-40',
      'Barstow CA; Flagstaff AZ; Albuquerque NM; Amarillo TX; Oklahoma City OK; Little Rock AR; Memphis TN; Nashville TN; Knoxville TN; Asheville NC; Wilmington NC',
    ],
    [
      'I-55',
      'Hammond LA; Jackson MS; Memphis TN; Cape Girardeau MO; Springfield IL; Bloomington IL; Joliet IL',
    ],
    [
      'I-65',
      'Mobile AL; Montgomery AL; Birmingham AL; Nashville TN; Louisville KY; Indianapolis IN; Lafayette IN',
    ],
    [
      'I-70',
      'Grand Junction CO; Denver CO; Salina KS; Topeka KS; Kansas City MO; Columbia MO; Indianapolis IN; Columbus OH; Wheeling WV; Frederick MD',
    ],
    [
      'I-75',
      'Naples FL; Ocala FL; Macon GA; Atlanta GA; Chattanooga TN; Knoxville TN; Lexington KY; Dayton OH; Toledo OH; Flint MI; Mackinaw City MI',
    ],
    [
      'I-80',
      'Sacramento CA; Reno NV; Elko NV; Salt Lake City UT; Cheyenne WY; North Platte NE; Omaha NE; Des Moines IA; Joliet IL; South Bend IN; Youngstown OH; Bloomsburg PA; Paterson NJ',
    ],
    [
      'I-81',
      'Bristol VA; Roanoke VA; Winchester VA; Hagerstown MD; Harrisburg PA; Scranton PA; Syracuse NY; Watertown NY',
    ],
    [
      'I-90',
      'Spokane WA; Missoula MT; Billings MT; Rapid City SD; Sioux Falls SD; Madison WI; Cleveland OH; Erie PA; Buffalo NY; Albany NY; Springfield MA; Boston MA',
    ],
    [
      'I-94',
      'Billings MT; Bismarck ND; Fargo ND; Minneapolis MN; Milwaukee WI; Chicago IL; Kalamazoo MI; Detroit MI; Port Huron MI',
    ],
    [
      'I-95',
      'Miami FL; Jacksonville FL; Savannah GA; Florence SC; Richmond VA; Baltimore MD; Philadelphia PA; New Haven CT; Providence RI; Portland ME; Bangor ME',
    ],
  ])('%s', (route, towns) => {
    const line = routePoints(route)[0] ?? []
    const positions = towns.split('; ').map((name) => {
      const town = lookUpPlace(name)
      const nearest = line.map((point) => milesFrom(point, town))
      const miles = Math.min(...nearest)
      expect(miles, `${name} from ${route}`).toBeLessThan(15)
      return nearest.indexOf(miles)
    })
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  })
})

const milesFrom = (a: Point, b: Point | null) =>
  milesBetween(a.lat, a.lng, b?.lat ?? 0, b?.lng ?? 0)

test('the miles of a stretch grow as the road does', () => {
  for (const [route, lines] of loadRoutes()) {
    for (const line of lines) expect(strayMiles(line), route).toEqual([])
  }
})

/** Neighbours whose posted miles differ by much more than the road between them can have. */
function strayMiles(line: RouteLine): string[] {
  return line.slice(1).flatMap((to, i) => {
    const from = line[i]
    if (!from || from.state !== to.state || from.mile === null || to.mile === null) return []
    const apart = milesFrom(from, to)
    const posted = Math.abs(to.mile - from.mile)
    // I-19 counts kilometres.
    return posted > apart * 1.75 + 5 && apart > 1
      ? [`${from.state} ${from.mile}–${to.mile}: ${apart}`]
      : []
  })
}

test('every point of the table lies on the line that is drawn', () => {
  const drawn = interstateLines()
  for (const [route, lines] of loadRoutes()) {
    const segments = (drawn[route] ?? []).flatMap((line) => segmentsOf(line))
    for (const point of lines.flat()) expect(milesToSegments(point, segments)).toBeLessThan(1)
  }
})

test("the web's map has what the table gives", () => {
  const file = new URL('../../web/kit/map/data/interstates.json', import.meta.url)
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(interstateLines())
})

test('the point of a road nearest to a town is near it', () => {
  const vanHorn = lookUpPlace('Van Horn, TX') ?? { lat: 0, lng: 0 }
  expect(nearestOnRoute('I-10', vanHorn)?.miles).toBeLessThan(3)
  expect(nearestOnRoute('I-10', vanHorn, 'CA')?.miles).toBeGreaterThan(400)
  expect(nearestOnRoute('I-1', vanHorn)).toBeNull()
})

type Position = readonly number[]
type Segment = readonly [Position, Position]

function segmentsOf(line: readonly Position[]): Segment[] {
  return line.slice(1).flatMap((to, i): Segment[] => [[line[i] ?? to, to]])
}

function milesToSegments(point: Point, segments: readonly Segment[]): number {
  const shrink = Math.cos((point.lat * Math.PI) / 180)
  let best = Number.POSITIVE_INFINITY
  for (const [[lng1 = 0, lat1 = 0], [lng2 = 0, lat2 = 0]] of segments) {
    const [px, py] = [(point.lng - lng1) * shrink, point.lat - lat1]
    const [dx, dy] = [(lng2 - lng1) * shrink, lat2 - lat1]
    const length = dx * dx + dy * dy
    const share = length === 0 ? 0 : Math.min(1, Math.max(0, (px * dx + py * dy) / length))
    best = Math.min(best, Math.hypot(px - share * dx, py - share * dy))
  }
  return best * 69.1
}

const reference = new URL('../../../shared/data/interstates-reference.geojson', import.meta.url)

describe.skipIf(!existsSync(reference))('beside the census', () => {
  /** Stretches that the simplified reference leaves out or has under another number. */
  const missingThere = [
    'I-20 TX',
    'I-27 TX',
    'I-35E MN',
    'I-35E TX',
    'I-35W MN',
    'I-35W TX',
    'I-469 IN',
    'I-69 IN',
  ]

  test('every mile that is drawn lies within 10 miles of the real road', () => {
    const roads = referenceRoads()
    const far = new Set<string>()
    for (const [route, lines] of loadRoutes()) {
      const segments = roads.get(route) ?? []
      for (const { point, state } of lines.flatMap(everyMile)) {
        if (milesToSegments(point, segments) > 10) far.add(`${route} ${state}`)
      }
    }
    expect([...far].toSorted()).toEqual(missingThere)
  })

  test('every primary Interstate of the reference is in the table', () => {
    const primary = [...referenceRoads().keys()].filter((route) => /^I-\d\d?[EW]?$/.test(route))
    expect(primary.filter((route) => routePoints(route).length === 0)).toEqual([])
  })

  function referenceRoads(): Map<string, Segment[]> {
    const { features } = JSON.parse(readFileSync(reference, 'utf8')) as {
      features: { properties: { name: string }; geometry: { coordinates: Position[][] } }[]
    }
    const roads = new Map<string, Segment[]>()
    for (const { properties, geometry } of features) {
      // "I- 5 SCN" is the part of I-5 called Shasta.
      const route = properties.name.replace('I- ', 'I-').replace(/ .*/, '')
      const segments = geometry.coordinates.flatMap(segmentsOf)
      roads.set(route, [...(roads.get(route) ?? []), ...segments])
    }
    return roads
  }

  function everyMile(line: RouteLine): { point: Point; state: string }[] {
    return line.slice(1).flatMap((to, i) => {
      const from = line[i] ?? to
      const steps = Math.max(1, Math.ceil(milesFrom(from, to)))
      return Array.from({ length: steps }, (_, step) => {
        const share = step / steps
        const lat = from.lat + share * (to.lat - from.lat)
        const lng = from.lng + share * (to.lng - from.lng)
        return { point: { lat, lng }, state: from.state }
      })
    })
  }
})
