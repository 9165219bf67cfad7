import { afterEach, expect, test } from 'vitest'
import type { Caller } from '#contract/endpoint.ts'
import { userKey } from './current-user.ts'
import { queryClient } from './query-client.ts'
import { refused } from './refused.ts'

afterEach(() => queryClient.clear())

/** Who is signed in after a call for `caller` was answered with a status. */
function userAfter(caller: Caller, status: number): unknown {
  queryClient.setQueryData(userKey, { username: 'robin' })
  refused({ caller, method: 'GET', path: '/', summary: '', tag: '', response: 'text' }, status, '')
  return queryClient.getQueryData(userKey)
}

test.each<Caller>(['signed_in', 'service_provider', 'business_customer', 'driver', 'admin'])(
  'a 401 of a call for %s ends the session here too',
  (caller) => expect(userAfter(caller, 401)).toBeNull(),
)

test.each<Caller>(['anyone', 'request_party', 'technician'])(
  'a wrong password or link in a call for %s ends no session',
  (caller) => expect(userAfter(caller, 401)).toEqual({ username: 'robin' }),
)

test('a refusal for another reason ends no session', () => {
  expect(userAfter('signed_in', 403)).toEqual({ username: 'robin' })
})

test('a mistyped password of who is signed in ends no session', () => {
  queryClient.setQueryData(userKey, { username: 'robin' })
  const endpoint = { caller: 'signed_in', method: 'POST', path: '/', summary: '', tag: '' } as const
  refused({ ...endpoint, response: 'text' }, 401, '{"code":"wrong_credentials","message":"No."}')
  expect(queryClient.getQueryData(userKey)).toEqual({ username: 'robin' })
})
