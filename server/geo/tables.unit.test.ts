import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { placeKey } from './place-key.ts'
import { stateCodes, stateName } from './states.ts'
import { loadTowns, townsNamed } from './towns.ts'
import { findZip } from './zips.ts'

const rows = (file: string) =>
  readFileSync(new URL(`tables/${file}`, import.meta.url), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split('\t'))

test('the town table is in the order that the search relies on', () => {
  const { keys, names } = loadTowns()
  expect(keys).toEqual(names.map(placeKey))
  expect(keys.every((key, i) => i === 0 || (keys[i - 1] ?? '') <= key)).toBe(true)
})

test('every ZIP code of the table is found, and no other', () => {
  const zips = rows('zips.tsv')
  expect(zips.length).toBeGreaterThan(41_000)
  for (const [zip = '', , , lat] of zips) expect(findZip(zip)?.lat).toBe(Number(lat))
  for (const zip of ['00000', '99999', '7670', '767011', '', 'abcde', '76701\n']) {
    expect(findZip(zip)).toBeNull()
  }
})

test('every state has towns, and every row a state, a plausible position and a town', () => {
  const { states } = loadTowns()
  expect(new Set(states)).toEqual(new Set(stateCodes))
  for (const [name, state = '', lat, lng] of rows('towns.tsv')) {
    expect(name).toBeTruthy()
    expect(stateName(state)).toBeDefined()
    expect(Number(lat)).toSatisfy((n: number) => n > -15 && n < 72)
    expect(Number(lng)).toSatisfy((n: number) => n < -64 || n > 144)
  }
})

test('the towns of 500 people and more are there, and many smaller ones', () => {
  const { populations } = loadTowns()
  expect(populations.filter((people) => people >= 500).length).toBeGreaterThan(20_000)
  expect(populations.length).toBeGreaterThan(35_000)
  for (const [name, state] of [
    ['Wamsutter', 'WY'],
    ['Jackpot', 'NV'],
    ['Ozona', 'TX'],
    ['Tok', 'AK'],
    ['Limon', 'CO'],
    ['Cabool', 'MO'],
  ]) {
    expect(townsNamed(placeKey(name ?? '')).map((town) => town.state)).toContain(state)
  }
})
