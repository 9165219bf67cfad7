import { expect, test } from 'vitest'
import type { FleetRequestLine } from '#contract/fleet-requests.ts'
import { pagesToRead, patchPage, rowsOnce } from './patch-page.ts'

const row = (id: string, title = id) => ({ id, title }) as FleetRequestLine
const rows = (ids: string) => [...ids].map((id) => row(id))
const ids = (list: FleetRequestLine[]) => list.map(({ id }) => id).join('')

test('a new row on top pushes none away that the next page does not have', () => {
  expect(ids(patchPage(rows('abc'), rows('xab'), 3))).toBe('xabc')
})

test('a row that fits no more is gone, and the one that moved up stands once', () => {
  const first = patchPage(rows('abc'), rows('acd'), 3)
  expect(ids(rowsOnce([first, rows('def')]))).toBe('acdef')
  expect(ids(patchPage(rows('abc'), rows('ac'), 3))).toBe('ac')
})

test('a page of which nothing is left but new rows keeps the old ones behind them', () => {
  expect(ids(patchPage(rows('abc'), rows('xyz'), 3))).toBe('xyzabc')
})

test('the freshest reading of a row wins its place', () => {
  expect(patchPage([row('a', 'old')], [row('a', 'new')], 1)).toEqual([row('a', 'new')])
})

test('news of one request reads its page, the first and the last', () => {
  const pages = [rows('ab'), rows('cd'), rows('ef'), rows('gh')]
  expect(pagesToRead(pages, new Set(['c']))).toEqual([0, 1, 3])
})

test('where the most urgent stands first, every page is read on which something goes on', () => {
  const past = (ids: string) =>
    [...ids].map((id) => ({ id, status: 'completed' }) as FleetRequestLine)
  const pages = [rows('ab'), [...rows('c'), ...past('d')], past('ef'), past('gh'), past('ij')]
  expect(pagesToRead(pages, new Set(['g']), true)).toEqual([0, 1, 3, 4])
})
