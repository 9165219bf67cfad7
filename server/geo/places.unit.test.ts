import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { milesBetween } from './distance.ts'
import { lookUpPlace, lookUpState } from './places.ts'

/** What people type, and where that is (to within 15 miles), by hand from public maps. */
const texts: [text: string, lat: number, lng: number, label: string][] = [
  ['Waco', 31.549, -97.147, 'Waco, TX'],
  ['waco tx', 31.549, -97.147, 'Waco, TX'],
  ['Waco, Texas', 31.549, -97.147, 'Waco, TX'],
  ['WACO, TEXAS', 31.549, -97.147, 'Waco, TX'],
  ['Waco, Tex.', 31.549, -97.147, 'Waco, TX'],
  ['St. Louis MO', 38.627, -90.199, 'St. Louis, MO'],
  ['Saint Louis', 38.627, -90.199, 'St. Louis, MO'],
  ['Ft Worth', 32.755, -97.331, 'Fort Worth, TX'],
  ['Fort Worth, TX', 32.755, -97.331, 'Fort Worth, TX'],
  ['Mt Vernon IL', 38.317, -88.903, 'Mount Vernon, IL'],
  ['Pt Arthur TX', 29.885, -93.94, 'Port Arthur, TX'],
  ["Coeur d'Alene ID", 47.678, -116.78, "Coeur d'Alene, ID"],
  ['canon city co', 38.441, -105.242, 'Cañon City, CO'],
  ['Winston Salem NC', 36.1, -80.244, 'Winston-Salem, NC'],
  ['mc kinney, tx', 33.198, -96.615, 'McKinney, TX'],
  ['woodlands tx', 30.158, -95.489, 'The Woodlands, TX'],
  ['W Memphis AR', 35.146, -90.185, 'West Memphis, AR'],
  ['Kansas City', 39.099, -94.578, 'Kansas City, MO'],
  ['Kansas City, KS', 39.114, -94.627, 'Kansas City, KS'],
  ['Charleston West Virginia', 38.349, -81.633, 'Charleston, WV'],
  ['Indiana, PA', 40.621, -79.152, 'Indiana, PA'],
  ['New York', 40.713, -74.006, 'New York, NY'],
  ['Washington, D.C.', 38.895, -77.037, 'Washington, DC'],
  ['portland or', 45.515, -122.678, 'Portland, OR'],
  ['gary in', 41.593, -87.346, 'Gary, IN'],
  ['San Juan PR', 18.466, -66.106, 'San Juan, PR'],
  ['Sierra Blanca', 31.175, -105.357, 'Sierra Blanca, TX'],
  ['Little America WY', 41.544, -109.859, 'Little America, WY'],
  ['Breezewood, PA', 40.0, -78.241, 'Breezewood, PA'],
  ['Kingdom City MO', 38.946, -91.939, 'Kingdom City, MO'],
  ['76701', 31.552, -97.138, 'Waco, TX 76701'],
  ['76701-1234', 31.552, -97.138, 'Waco, TX 76701'],
  ['00901', 18.466, -66.106, 'San Juan, PR 00901'],
  ['Austin, TX 78701, USA', 30.271, -97.743, 'Austin, TX 78701'],
  ['parking lot in Round Rock, Texas 78664', 30.51, -97.668, 'Round Rock, TX 78664'],
  ['1600 Pennsylvania Ave NW, Washington, DC 20500', 38.897, -77.036, 'Washington, DC 20500'],
  ['30.27,-97.74', 30.27, -97.74, 'Austin, TX'],
  ['30.27° N, 97.74° W', 30.27, -97.74, 'Austin, TX'],
  ['https://maps.google.com/?q=31.6,-97.1', 31.6, -97.1, 'Bellmead, TX'],
  ["I-35 N near Waco TX, by the Love's", 31.549, -97.147, 'Waco, TX'],
  ['6 mi NE of Waco', 31.549, -97.147, 'Waco, TX'],
  ['STUCK IN WACO TX HELP ME', 31.549, -97.147, 'Waco, TX'],
  ['texas, near the loves in temple', 31.098, -97.343, 'Temple, TX'],
  ['I-70 W in Colorado by Limon', 39.264, -103.692, 'Limon, CO'],
  ['broke down outside amarillo', 35.222, -101.831, 'Amarillo, TX'],
  ['Gary IN near the Pilot', 41.593, -87.346, 'Gary, IN'],
  ['I am at the TA in Commerce City CO', 39.808, -104.934, 'Commerce City, CO'],
  ['I-95 N mm 112 NC near Rocky Mount', 35.938, -77.79, 'Rocky Mount, NC'],
  ['call 512 555 0143, near Austin', 30.267, -97.743, 'Austin, TX'],
]

test.each(texts)('%j is found', (text, lat, lng, label) => {
  const place = lookUpPlace(text)
  expect(place?.label).toBe(label)
  expect(milesBetween(lat, lng, place?.lat ?? 0, place?.lng ?? 0)).toBeLessThan(15)
})

test.each([
  '',
  '   ',
  '?',
  'asdf qwer',
  'help me',
  'home',
  'on the shoulder past the rest area',
  'mobile truck repair needed',
  'walmart parking lot',
  'call me at 512-555-0143',
  'Exit 12',
  '30.27, 97.74',
  '48.85, 2.35',
  'hi',
  'ok',
  '\u0000',
])('%j names no place', (text) => {
  expect(lookUpPlace(text)).toBeNull()
  expect(lookUpState(text)).toBeNull()
})

test.each([
  ['12345 Main St, Waco TX', 'Waco, TX'],
  ['truck 12345 Amarillo', 'Amarillo, TX'],
  ['load 78664 in Tulsa OK', 'Tulsa, OK'],
  ['Loves #37201 Amarillo TX', 'Amarillo, TX'],
  ['12345 Dallas TX', 'Dallas, TX'],
])('the number in %j is no ZIP code', (text, label) => {
  expect(lookUpPlace(text)?.label).toBe(label)
})

test('a state alone is no position but is known as the state', () => {
  for (const text of ['Nebraska', 'I-80 W mile 900 Nebraska', 'somewhere in Nebraska']) {
    expect(lookUpPlace(text)).toBeNull()
    expect(lookUpState(text)).toBe('NE')
  }
  expect(lookUpPlace('Washington')).toBeNull()
  expect(lookUpState('Washington')).toBe('WA')
  expect(lookUpState('from Texas to Oklahoma')).toBeNull()
  expect(lookUpState('Kansas City, MO')).toBe('MO')
})

describe('a name of several towns', () => {
  test('is the largest, and said to be ambiguous when others are nearly as large', () => {
    expect(lookUpPlace('Springfield')).toMatchObject({ state: 'MO', isAmbiguous: true })
    expect(lookUpPlace('Portland')).toMatchObject({ state: 'OR', isAmbiguous: false })
  })

  test('is the nearest to where the person is', () => {
    const near = { lat: 39.9, lng: -89.5 }
    expect(lookUpPlace('Springfield', { near })).toMatchObject({ state: 'IL', isAmbiguous: false })
    expect(lookUpPlace('springfield', { near: { lat: 42, lng: -72.5 } })?.state).toBe('MA')
  })

  test('is the largest where none is near', () => {
    expect(lookUpPlace('Springfield', { near: { lat: 61, lng: -150 } })?.state).toBe('MO')
  })

  test('is the one on the road that is named, however small', () => {
    for (const [text, label] of [
      ['I-10 near Columbus', 'Columbus, TX'],
      ['I-65 Columbus', 'Columbus, IN'],
      ['I-70 near Columbus', 'Columbus, OH'],
      ['I-35 Georgetown', 'Georgetown, TX'],
      ['I-40 near Jackson', 'Jackson, TN'],
      ['I-80 near Big Springs', 'Big Springs, NE'],
    ] as const)
      expect(lookUpPlace(text)).toMatchObject({ label, isAmbiguous: false })
  })

  test('is not settled by a road that passes none of them, nor by one of which nobody knows where it runs', () => {
    for (const text of [
      'I-5 near Columbus',
      'I-10 near Elgin',
      'US 290 near Elgin',
      'Hwy 71 near Columbus',
    ])
      expect(lookUpPlace(text)).toMatchObject({ isAmbiguous: true })
    expect(lookUpPlace('TX 71 near Columbus')).toMatchObject({ state: 'TX', isAmbiguous: false })
    expect(lookUpPlace('US 77 near Waco')).toMatchObject({ state: 'TX', isAmbiguous: false })
  })

  test('is the one of the state that is named', () => {
    expect(lookUpPlace('Springfield, OR', { near: { lat: 39.9, lng: -89.5 } })?.state).toBe('OR')
  })
})

test('accuracy grows with the town and falls with the decimals', () => {
  expect(lookUpPlace('Houston, TX')?.accuracyMiles).toBeGreaterThan(10)
  expect(lookUpPlace('Jackpot, NV')?.accuracyMiles).toBe(3)
  expect(lookUpPlace('30.27,-97.74')?.accuracyMiles).toBe(0.3)
  expect(lookUpPlace('30.26721,-97.74312')?.accuracyMiles).toBe(0.1)
})

test('no text breaks it or takes long', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 2000 }), (text) => {
      lookUpPlace(text)
      lookUpState(text)
    }),
  )
  // Long enough that work which grew with the square of the length would never end within the test's time.
  lookUpPlace(`near ${'waco '.repeat(200_000)}texas`)
  lookUpPlace('1.1'.repeat(200_000))
  lookUpPlace(`${'12345 '.repeat(100_000)}`)
})
