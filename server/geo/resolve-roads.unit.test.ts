import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { crossingsOf } from './crossings.ts'
import { milesBetween } from './distance.ts'
import { lookUpPlace, lookUpState } from './places.ts'
import { loadRoutes, spotsAtMile } from './routes.ts'
import { suggestPlaces } from './suggest-places.ts'

/** What people type, and where that is (to within 15 miles), by hand from public maps. */
const texts: [text: string, lat: number, lng: number, label: string][] = [
  ['I-80 W mile 102 Nebraska', 41.03, -102.15, 'I-80 mile 102, near Big Springs, NE'],
  ['I-80 mm 102 NE', 41.03, -102.15, 'I-80 mile 102, near Big Springs, NE'],
  ['I80 West mile 102, NE', 41.03, -102.15, 'I-80 mile 102, near Big Springs, NE'],
  ['102 mm I-80 nebraska', 41.03, -102.15, 'I-80 mile 102, near Big Springs, NE'],
  [
    'mile marker 102 on I-80 westbound, Nebraska',
    41.03,
    -102.15,
    'I-80 mile 102, near Big Springs, NE',
  ],
  ['I-35 N, mile 254, Texas', 30.52, -97.67, 'I-35 mile 254, Round Rock, TX'],
  ['I-35 mile 254 Austin', 30.52, -97.67, 'I-35 mile 254, near Austin, TX'],
  ['exit 245 I-35 Austin', 30.41, -97.68, 'I-35 exit 245, Austin, TX'],
  ['IH-35 exit 245B austin tx', 30.41, -97.68, 'I-35 exit 245, Austin, TX'],
  ['Interstate 35 exit #245 TX', 30.41, -97.68, 'I-35 exit 245, near Round Rock, TX'],
  ['I-35E mile 428', 32.775, -96.81, 'I-35E mile 428, Dallas, TX'],
  ['I-35 W exit 45 Fort Worth', 32.67, -97.32, 'I-35W exit 45, Fort Worth, TX'],
  ['I-20 EB mm 138 Rayville LA', 32.46, -91.76, 'I-20 mile 138, Rayville, LA'],
  ['I-80 mile marker 173.5 Wyoming', 41.68, -107.97, 'I-80 mile 173.5, near Wamsutter, WY'],
  [
    'westbound I-90 just past exit 109 Ellensburg WA',
    46.97,
    -120.54,
    'I-90 exit 109, Ellensburg, WA',
  ],
  ['I-40 exit 277 West Memphis AR', 35.15, -90.18, 'I-40 exit 277, West Memphis, AR'],
  ['I-70 exit 202 Lawrence KS', 38.98, -95.26, 'I-70 exit 202, Lawrence, KS'],
  ['I-10 and US-90 Houston', 29.77, -95.36, 'I-10 at US-90, Houston, TX'],
  ['I-35 & TX-71 Austin', 30.22, -97.74, 'I-35 at TX-71, Austin, TX'],
  ['I-40 at US Highway 287 Amarillo', 35.19, -101.83, 'I-40 at US-287, Amarillo, TX'],
  ['I-10 at Loop 410 San Antonio', 29.44, -98.5, 'I-10 at Loop 410, San Antonio, TX'],
  ['I-10 & I-45 Houston', 29.77, -95.365, 'I-10 at I-45, Houston, TX'],
  ['I-80 at I-29 Omaha/Council Bluffs', 41.23, -95.87, 'I-80 at I-29, Council Bluffs, IA'],
  ['I-64 and I-81 Staunton', 38.12, -79.05, 'I-64 at I-81, Staunton, VA'],
  ['I-75 and I-24', 35.0, -85.2, 'I-75 at I-24, East Ridge, TN'],
  ['I-40 / I-25 interchange Albuquerque', 35.105, -106.63, 'I-40 at I-25, Albuquerque, NM'],
  ['I-10 near Van Horn TX', 31.04, -104.83, 'Van Horn, TX'],
  ['I-40 West Memphis', 35.15, -90.18, 'West Memphis, AR'],
  // These states count their exits: the number says nothing, the town does.
  ['I-95 exit 8 Stamford CT', 41.04, -73.54, 'Stamford, CT'],
  ['I-90 exit 36 Syracuse NY', 43.09, -76.15, 'Syracuse, NY'],
  // The mile is 25 miles from the town: one of them is mistaken, and a town is rarely.
  ['I-95 N mm 112 NC near Rocky Mount', 35.94, -77.79, 'Rocky Mount, NC'],
]

test.each(texts)('%j is found', (text, lat, lng, label) => {
  const place = lookUpPlace(text)
  expect(place?.label).toBe(label)
  expect(milesBetween(lat, lng, place?.lat ?? 0, place?.lng ?? 0)).toBeLessThan(15)
})

test('what is meant is said: a mile, an exit, a crossing or a town', () => {
  const kind = (text: string) => lookUpPlace(text)?.kind
  expect(kind('I-80 mile 102 NE')).toBe('milemarker')
  expect(kind('I-35 exit 245 TX')).toBe('exit')
  expect(kind('I-10 & I-45 Houston')).toBe('crossing')
  expect(kind('I-10 near Van Horn TX')).toBe('town')
})

test('a mile that only one state has needs no state', () => {
  expect(lookUpPlace('I-5 mile 750')).toMatchObject({ state: 'CA', isAmbiguous: false })
  expect(lookUpPlace('I-10 mile marker 700')).toMatchObject({ state: 'TX', isAmbiguous: false })
})

test('a branch of a road is meant where it is named or its town is', () => {
  expect(lookUpPlace('I-35 mile 25 TX')).toMatchObject({ isAmbiguous: false })
  expect(lookUpPlace('I-35 mile 25 TX')?.label).toBe('I-35 mile 25, near Encinal, TX')
  expect(lookUpPlace('I-35 exit 45 Fort Worth')?.label).toBe('I-35 exit 45, Fort Worth, TX')
})

test('a ZIP code decides as a town does', () => {
  expect(lookUpPlace('I-35 mile 334 76701')?.label).toBe('I-35 mile 334, Waco, TX 76701')
  expect(lookUpPlace('I-35 mile 25 76701')?.label).toBe('Waco, TX 76701')
})

describe('a mile of several states', () => {
  test('is ambiguous', () => {
    expect(lookUpPlace('I-35 mile 25')).toMatchObject({ isAmbiguous: true })
    expect(lookUpPlace('I-80 exit 102')).toMatchObject({ isAmbiguous: true })
  })

  test('is the one near the person', () => {
    const near = { lat: 41.1, lng: -101.7 }
    expect(lookUpPlace('I-80 mile 102', { near })).toMatchObject({
      state: 'NE',
      isAmbiguous: false,
    })
    expect(lookUpPlace('I-35 mile 25', { near: { lat: 37.5, lng: -97.3 } })?.state).toBe('KS')
  })
})

test('a mile beyond the end of the road is no place, but its state is known', () => {
  expect(lookUpPlace('I-80 mile 900 Nebraska')).toBeNull()
  expect(lookUpState('I-80 mile 900 Nebraska')).toBe('NE')
  expect(lookUpPlace('I-10 mile 102 Nebraska')).toBeNull()
  expect(lookUpPlace('I-95 exit 40 CT')).toBeNull()
  expect(lookUpState('I-95 exit 40 CT')).toBe('CT')
})

test.each([
  'I-80',
  'mile 102',
  'exit 245',
  'I-1000 mile 5',
  'I-81 mile',
  'I-80 and US-30',
  'i 10 minutes ago',
])('%j names no place', (text) => {
  expect(lookUpPlace(text)).toBeNull()
})

test('Interstates meet where they do on the map', () => {
  const [only, ...more] = crossingsOf('I-10', 'I-25')
  expect(more).toEqual([])
  expect(milesBetween(32.27, -106.75, only?.lat ?? 0, only?.lng ?? 0)).toBeLessThan(5)
  expect(crossingsOf('I-5', 'I-95')).toEqual([])
})

test('a label is understood as the place that it names', () => {
  for (const [route, lines] of loadRoutes()) {
    for (const { mile, state } of lines.flat()) {
      if (mile === null || spotsAtMile(route, mile).length > 40) continue
      const place = lookUpPlace(`${route} mile ${mile} ${state}`)
      if (!place || place.isAmbiguous || place.kind !== 'milemarker') continue
      const again = lookUpPlace(place.label)
      expect(again && milesBetween(again.lat, again.lng, place.lat, place.lng), place.label).toBe(0)
    }
  }
})

describe('as a person types', () => {
  const labels = (...args: Parameters<typeof suggestPlaces>) =>
    suggestPlaces(...args).map((place) => place.label)

  test('a mile is offered in every state that has it, the nearest first', () => {
    expect(labels('I-80 mile 102', 20)).toContain('I-80 mile 102, near Big Springs, NE')
    expect(labels('I-35 mile 25', 20).length).toBeGreaterThan(4)
    expect(labels('I-35 mile 25', 20, { lat: 37.5, lng: -97.3 })).toEqual([
      'I-35 mile 25, near Belle Plaine, KS',
    ])
  })

  test('a state or a town that is begun decides', () => {
    expect(labels('I-80 W mile 102 Neb', 5)).toEqual(['I-80 W mile 102, near Big Springs, NE'])
    expect(labels('exit 245 I-35 Aus', 5)).toEqual(['I-35 exit 245, near Round Rock, TX'])
  })

  test('a crossing is offered', () => {
    expect(labels('I-10 & I-45 Houston', 5)).toEqual(['I-10 at I-45, Houston, TX'])
  })
})

test('no text about a road breaks it', () => {
  const word = fc.constantFrom(
    ...'I-35 I-80 I35W IH-10 interstate mile mm marker exit 0 102 245B 999 12.5 TX NE in or at & / , US-90 TX-71 Loop 410 Austin Houston West N WB near'.split(
      ' ',
    ),
  )
  fc.assert(
    fc.property(
      fc.array(fc.oneof(word, fc.string({ maxLength: 4 })), { maxLength: 12 }),
      (words) => {
        const place = lookUpPlace(words.join(' '))
        lookUpState(words.join(' '))
        if (place) expect(Number.isFinite(place.lat + place.lng)).toBe(true)
      },
    ),
    { numRuns: 500 },
  )
  // Long enough that work which grew with the square of the length would never end within the test's time.
  lookUpPlace('I-35 '.repeat(100_000))
  lookUpPlace(`I-80 ${'mile '.repeat(100_000)}`)
  lookUpPlace(`I-80 mile 102 ${', , and '.repeat(100_000)}`)
})
