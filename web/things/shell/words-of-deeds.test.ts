import { expect, it } from 'vitest'
import { partTyped } from './words-of-deeds.ts'

const own = ['Call ', 'Approve: ', 'Request service for ']

it.each([
  ['call dana', 'dana', 'call'],
  ['Dana cal', 'Dana', 'cal'],
  ['request service dana ruiz', 'dana ruiz', 'request service'],
  ['marcus tire', 'marcus tire', ''],
  // Somebody may be called so.
  ['call', 'call', ''],
  ['dana c', 'dana c', ''],
])('“%s” is searched for as “%s”, and the menu says “%s”', (typed, searched, said) => {
  expect(partTyped(typed, own)).toEqual({ searched, said })
})
