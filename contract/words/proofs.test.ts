import { expect, test } from 'vitest'
import { proofs } from './en/proofs.ts'

const waiting = (names: string[]) => proofs.waiting(names).replace(/ and will .+:/, ':')

test('as many wait as are named, whether each was given by itself or several were skipped at once', () => {
  expect(waiting(['Old tire'])).toBe('1 is waiting on this phone: Old tire.')
  expect(waiting(['Customer’s signature', 'Tire position', 'Old tire'])).toBe(
    '3 are waiting on this phone: Customer’s signature, Tire position, and Old tire.',
  )
  expect(waiting(['Old tire', 'Anything else', 'Old tire', 'Old tire'])).toBe(
    '4 are waiting on this phone: Old tire (3) and Anything else.',
  )
})
