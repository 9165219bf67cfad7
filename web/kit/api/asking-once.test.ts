import { expect, test } from 'vitest'
import { askingOnce } from './asking-once.ts'

test('several calls that want the password at once have it asked for a single time, a later one again', async () => {
  let times = 0
  const ask = askingOnce(async () => ++times > 0)
  expect(await Promise.all([ask(), ask()])).toEqual([true, true])
  expect(times).toBe(1)
  await ask()
  expect(times).toBe(2)
})
