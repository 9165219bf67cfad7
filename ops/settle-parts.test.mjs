import { expect, test } from 'vitest'
import { settleParts } from './vite/settle-parts.ts'

/** Pieces with their sizes and what they need; gives the files in which they end, by their names. */
function settledFrom(pieces, pages) {
  const names = Object.keys(pieces)
  const bringsOf = (name) =>
    new Set([name, ...(pieces[name].needs ?? []).flatMap((one) => [...bringsOf(one)])])
  const settled = settleParts(
    names.map((name) => ({ ids: [name], brings: bringsOf(name) })),
    pages.map((needs) => ({
      needs: new Set(needs.flatMap((one) => [...bringsOf(one)])),
      perFile: 1_000,
      perCharacter: 1,
    })),
    (name) => pieces[name].size,
  )
  return Object.values(Object.groupBy(names, (_, at) => settled[at]))
    .map((file) => file.join(' '))
    .sort()
}

test('no piece is in a file with which it comes to a page in vain', () => {
  const pieces = { card: { size: 5_000 }, price: { size: 100 }, chart: { size: 9_000 } }
  const pages = [['card', 'price'], ['card', 'price'], ['chart']]
  expect(settledFrom(pieces, pages)).toEqual(['card price', 'chart'])
})

test('files become one where a request costs more than what comes in vain', () => {
  const pieces = { card: { size: 5_000 }, price: { size: 300 } }
  const pages = [['card'], ['card', 'price']]
  expect(settledFrom(pieces, pages)).toEqual(['card price'])
  expect(settledFrom({ ...pieces, price: { size: 3_000 } }, pages)).toEqual(['card', 'price'])
})

test('nothing waits for itself by way of another file, however much that would spare', () => {
  const pieces = {
    list: { size: 100, needs: ['dialog'] },
    dialog: { size: 90_000, needs: ['row'] },
    row: { size: 100 },
  }
  const pages = [['list'], ['row'], ['row']]
  expect(settledFrom(pieces, pages)).not.toContain('list row')
})
