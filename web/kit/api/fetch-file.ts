import type { Endpoint } from '#contract/endpoint.ts'
import { addressOf, newKey } from './call.ts'
import { refusedBy } from './refused.ts'

/** Calls an endpoint that answers with a file, and hands that to the browser to be saved. Throws as `call` does. */
export async function fetchFile(endpoint: Endpoint, name: string): Promise<void> {
  const response = await fetch(addressOf(endpoint, {}), {
    method: endpoint.method,
    credentials: 'include',
    headers: { 'Idempotency-Key': newKey() },
  })
  if (!response.ok) throw await refusedBy(endpoint, response)
  const address = URL.createObjectURL(await response.blob())
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  URL.revokeObjectURL(address)
}
