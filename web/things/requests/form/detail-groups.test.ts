import { expect, test } from 'vitest'
import { fieldsOf, roadFields, serviceTypes } from '#contract/catalogue.ts'
import { groupsOf } from './detail-groups.ts'

test.each(serviceTypes)(
  'every question of %s stands once: in a group of step 2 or beside the place',
  (service) => {
    const { problem, truck, identity } = groupsOf(service)
    const asked = [...problem, ...truck, ...identity].map(({ name }) => name)
    const onRoad = new Set(roadFields.map(({ name }) => name))
    const all = fieldsOf(service).map(({ name }) => name)
    expect(asked.toSorted()).toEqual(all.filter((name) => !onRoad.has(name)).toSorted())
  },
)

test('a car is known by its VIN alone, asked with the rest; a truck by four things in one place', () => {
  expect(groupsOf('mobile_auto_repair').identity).toEqual([])
  expect(groupsOf('roadside_tire').identity.map(({ name }) => name)).toEqual([
    'unitNumber',
    'vin',
    'plate',
    'plateState',
  ])
})
