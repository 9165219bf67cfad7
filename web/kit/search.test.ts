import { expect, test } from 'vitest'
import { findBy } from './search.ts'

test('an entry is found by all its words, in any case, whether their accents are typed or not', () => {
  const people = ['Tomás Quiñones', 'Tomas Lopez']
  const find = (wanted: string) => findBy(people, (name) => [name], wanted)
  expect(find('tomas')).toEqual(people)
  expect(find('TOMÁS lópez')).toEqual(['Tomas Lopez'])
  expect(find('quinones tomas')).toEqual(['Tomás Quiñones'])
  expect(find('tomas nobody')).toEqual([])
})
