import { expect, test } from 'vitest'
import { type DetailReader, detailFieldNames, detailReaders, formFields } from './catalogue.ts'

const readBy = (reader: DetailReader) =>
  detailFieldNames.filter((name) => detailReaders[name] === reader).sort()

test('what gives a truck or its exact place away is read after acceptance alone, and a drop-off by its town (rules C10)', () => {
  expect(readBy('accepted')).toEqual([
    'exitNumber',
    'mileMarker',
    'plate',
    'plateState',
    'roadSide',
    'unitNumber',
  ])
  expect(readBy('town')).toEqual(['dropOffLocation'])
})

test('every place that is asked for is read by its town at most', () => {
  const places = Object.values(formFields)
    .flat()
    .filter(({ kind }) => kind === 'place')
  expect(places.map(({ name }) => detailReaders[name])).not.toContain('board')
})

test('what stands on the board is these answers: a new one is read there only if somebody says so here', () => {
  expect(readBy('board')).toEqual([
    'affected',
    'batteryIssue',
    'direction',
    'hasJumperCables',
    'hasSpareTire',
    'highway',
    'isDrivable',
    'isLoaded',
    'loadType',
    'make',
    'model',
    'numberOfTires',
    'parkingLocation',
    'preferredRepairType',
    'problemDescription',
    'specialInstructions',
    'tireIssue',
    'tirePosition',
    'tireSize',
    'towType',
    'truckClass',
    'truckType',
    'vehicleColor',
    'vehicleType',
    'vin',
    'washType',
    'year',
  ])
})
