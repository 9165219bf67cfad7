import { expect, test } from 'vitest'
import { findBy } from './search.ts'

const entries = [
  {
    name: 'Lone Star Towing',
    ownerName: 'Dolores Vega',
    fullName: 'Dolores Vega',
    email: 'dv@lone.example',
  },
  { name: 'I-10 Tire', ownerName: 'Joe', fullName: 'Joseph Ruiz', email: 'joe@i10.example' },
]
const found = (wanted: string) =>
  findBy(entries, ({ name }) => name, wanted).map(({ name }) => name)

test('the search looks at name, owner and email, in any case and order', () => {
  expect(found('')).toHaveLength(2)
  expect(found('vega LONE')).toEqual(['Lone Star Towing'])
  expect(found('i10.example')).toEqual(['I-10 Tire'])
  expect(found('ruiz')).toEqual(['I-10 Tire'])
  expect(found('nobody')).toEqual([])
})
