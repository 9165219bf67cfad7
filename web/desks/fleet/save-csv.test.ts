import { expect, test } from 'vitest'
import { csvOf } from './save-csv.ts'

test('a table that is written here has no cell that a spreadsheet would run', () => {
  const text = csvOf([['=1+1', 'a;=1+1', 'a "plain" one']])
  expect(text).toBe(`"'=1+1","a;'=1+1","a ""plain"" one"\r\n`)
})
