import { expect, test, vi } from 'vitest'
import { DatabaseUnavailable, isRetryable, withRetries } from './retry.ts'

const failure = (code: string, message = 'failed') => Object.assign(new Error(message), { code })

test.each([
  ...['57P01', '57P02', '57P03', '08006', '08001', '40001', '40P01', '25006', '53300'],
  ...['ECONNREFUSED', 'ECONNRESET', 'EPIPE'],
])('%s passes', (code) => {
  expect(isRetryable(failure(code))).toBe(true)
})

test.each([
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'Client has encountered a connection error and is not queryable',
])('"%s" passes', (message) => {
  expect(isRetryable(new Error(message))).toBe(true)
})

test('a host with several addresses passes when all of them do', () => {
  expect(isRetryable(new AggregateError([failure('ECONNREFUSED'), failure('ECONNREFUSED')]))).toBe(
    true,
  )
})

test.each(['23505', '42601', '22P02', '28P01', '3D000'])('%s does not pass', (code) => {
  expect(isRetryable(failure(code))).toBe(false)
})

test('what is not an error of the database does not pass', () => {
  for (const thrown of [new TypeError('x is not a function'), undefined, 'text', { code: '40001' }])
    expect(isRetryable(thrown)).toBe(false)
})

test('passing failures are tried again until the work succeeds', async () => {
  const work = vi.fn(async () => 'done')
  work.mockRejectedValueOnce(failure('40001')).mockRejectedValueOnce(failure('57P01'))
  expect(await withRetries(work)).toBe('done')
  expect(work).toHaveBeenCalledTimes(3)
})

test('a failure that does not pass is thrown at once, as it is', async () => {
  const error = failure('23505')
  const work = vi.fn().mockRejectedValue(error)
  await expect(withRetries(work)).rejects.toBe(error)
  expect(work).toHaveBeenCalledTimes(1)
})

test('after the budget the database counts as unavailable and the cause is kept', async () => {
  const cause = failure('ECONNREFUSED')
  const thrown = await withRetries(() => Promise.reject(cause), { budgetMs: 150 }).catch((e) => e)
  expect(thrown).toBeInstanceOf(DatabaseUnavailable)
  expect(thrown).toMatchObject({ cause, retryAfterSeconds: 5 })
})

test('an overloaded database is not asked again', async () => {
  const work = vi.fn().mockRejectedValue(failure('57014', 'statement timeout'))
  await expect(withRetries(work)).rejects.toBeInstanceOf(DatabaseUnavailable)
  expect(work).toHaveBeenCalledTimes(1)
})

test('waiting ends when the caller gives up', async () => {
  const signal = AbortSignal.timeout(50)
  const trying = withRetries(() => Promise.reject(failure('40001')), { signal })
  await expect(trying).rejects.toThrow(/abort/i)
})
