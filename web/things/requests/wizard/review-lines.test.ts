import { expect, test } from 'vitest'
import { emptyRequest } from '../form/request-form.ts'
import { reviewOf } from './review-lines.ts'

const where = (isKept: boolean) => {
  const location = 'Round Rok'
  const form = { ...emptyRequest, location, unclear: { text: location, isKept } }
  return reviewOf(form, null).find(({ name }) => name === 'where')?.lines
}

test('the review says of a location that is sent as it was typed that nobody is alerted yet', () => {
  const mark = expect.objectContaining({ value: expect.stringMatching(/^No provider is alerted/) })
  expect(where(true)).toContainEqual(mark)
  expect(where(false)).not.toContainEqual(mark)
})
