import { expect, test } from 'vitest'
import { pagePaths } from '../contract/pages.ts'
import { ruleNames } from '../contract/rules.ts'
import { roles } from './looks/pages.mjs'

const places = Object.values(roles).flatMap(({ pages }) => Object.values(pages))

/** Is it an address of this page, or may a link of this kind lead to one? */
function shows(path, place) {
  const example = path.replace(/:\w+/, '0')
  return typeof place === 'string' ? place.split('?')[0] === example : place.href.test(example)
}

test('pictures are taken of every page', () => {
  const missing = pagePaths.filter((path) => !places.some((place) => shows(path, place)))
  expect(missing).toEqual([])
})

test('and of every rule in the operator’s settings', () => {
  for (const name of ruleNames)
    expect(places).toContain(`/admin-dashboard?tab=settings&section=${name}`)
})
