import { expect, test } from 'vitest'
import { hashOf, tokenIn } from './token-in-address.ts'

/** A technician's begins with its kind. */
const token = 't.k3J-x_9Qm2'

test('a token is read from where a link has it, without what the text around the link has left there', () => {
  expect(tokenIn(`#${hashOf(token)}`)).toBe(token)
  for (const around of [
    `${token}.`,
    `${token})`,
    `${token}.)`,
    `${token}%E2%80%A6`,
    `${token}%20`,
    `“${token}”`,
  ])
    expect(tokenIn(`#token=${around}`)).toBe(token)
})

test('a link that was cut opens nothing and breaks nothing', () => {
  expect(tokenIn('')).toBeNull()
  expect(tokenIn('#token=')).toBeNull()
  expect(tokenIn('#token=…')).toBeNull()
  expect(tokenIn('#token=k3J%E')).toBe('k3JE')
})
