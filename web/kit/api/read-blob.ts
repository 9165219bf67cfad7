import type { Endpoint } from '#contract/endpoint.ts'
import { addressOf, type CallInput } from './call.ts'
import { refusedBy } from './refused.ts'

/** The bytes that an endpoint answers. An `<img>` cannot show a request's token, so pictures are fetched. */
export async function readBlob<E extends Endpoint>(
  endpoint: E,
  input: Pick<CallInput<E>, 'params' | 'query' | 'token' | 'signal'>,
): Promise<Blob> {
  const { token, signal } = input
  const response = await fetch(addressOf(endpoint, input), {
    credentials: 'include',
    headers: { ...(token && { 'X-Access-Token': token }) },
    ...(signal && { signal }),
  })
  if (!response.ok) throw await refusedBy(endpoint, response)
  return response.blob()
}
