import type { Endpoint } from '#contract/endpoint.ts'
import { saveBlob } from '../ui/save-blob.ts'
import { writeHeaders } from './acting-as.ts'
import { addressOf, newKey } from './call.ts'
import { refusedBy } from './refused.ts'

/** Calls an endpoint that answers with a file, and hands that to the browser to be saved. Throws as `call` does. */
export async function fetchFile(endpoint: Endpoint, name: string): Promise<void> {
  const response = await fetch(addressOf(endpoint, {}), {
    method: endpoint.method,
    credentials: 'include',
    headers: writeHeaders(newKey()),
  })
  if (!response.ok) throw await refusedBy(endpoint, response)
  saveBlob(await response.blob(), name)
}
