import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { towns } from '../e2e/towns.ts'
import { milesBetween } from '../server/geo/distance.ts'

const folder = fileURLToPath(new URL('../e2e/', import.meta.url))

test('no two files of journeys ask in the same town: each would find the other’s requests on its board', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.spec.ts'))
  const users = files.flatMap((file) => {
    const used = readFileSync(folder + file, 'utf8').matchAll(/[^/]towns\.(\w+)/g)
    return [...new Set([...used].map(([, town]) => town))].map((town) => `${town}: ${file}`)
  })
  const taken = users.map((user) => user.split(':')[0])
  expect(users.filter((_, index) => taken.indexOf(taken[index]) !== index)).toEqual([])
})

test('towns lie farther apart than the shops of journeys reach', () => {
  const all = Object.entries(towns)
  const close = all.flatMap(([one, here], index) =>
    all
      .slice(index + 1)
      .filter(([, there]) => milesBetween(here.lat, here.lng, there.lat, there.lng) <= 40)
      .map(([other]) => `${one} and ${other}`),
  )
  expect(close).toEqual([])
})
