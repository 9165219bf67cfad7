import { expect, it } from 'vitest'
import { likelyTimes } from './likely-times.ts'

const at = (clock: string) => new Date(`2028-03-14T${clock}:00`).toISOString()
const now = new Date(at('09:00')).getTime()

it('a likely arrival on the board says its half of the day once, and fits a column', () => {
  const said = (from: string, to: string) =>
    likelyTimes({ from: at(from), to: at(to) }, now).replaceAll(/\s/g, ' ')
  expect(said('19:38', '19:59')).toBe('Likely 7:38 – 7:59 PM')
  expect(said('11:50', '12:10')).toBe('Likely 11:50 AM – 12:10 PM')
  expect(said('09:02', '09:10')).toBe('Any minute now')
  expect(likelyTimes(null, now)).toBe('')
})
