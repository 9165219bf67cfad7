import { expect, test } from 'vitest'
import { groupPins } from './group-pins.ts'

const austin = { id: 'austin', lat: 30.2672, lng: -97.7431 }
const street = { id: 'street', lat: 30.2674, lng: -97.7432 }
const waco = { id: 'waco', lat: 31.5493, lng: -97.1467 }

test('pins that would cover each other stand together, by the place of the first', () => {
  expect(groupPins([austin, waco, street], 10)).toEqual([
    { ids: ['austin', 'street'], lat: austin.lat, lng: austin.lng },
  ])
})

test('the nearer one looks, the fewer stand together', () => {
  expect(groupPins([austin, waco, street], 4)[0]?.ids).toEqual(['austin', 'waco', 'street'])
  expect(groupPins([austin, waco, street], 19)).toEqual([])
})

test('those of one door stay together however near one looks', () => {
  expect(groupPins([austin, { ...austin, id: 'next' }], 22)).toHaveLength(1)
})
