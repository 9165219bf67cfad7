import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** What speaks like S3, as far as we need it: one bucket, requests signed by the key, two names to a page of a listing. */
export interface StandInBucket {
  /** For S3_URL. */
  url: string
  stored: Map<string, Buffer>
  /** It refuses everything. */
  isBroken: boolean
  close(): Promise<void>
}

const namesPerPage = 2

export async function openStandInBucket(name: string): Promise<StandInBucket> {
  const stored = new Map<string, Buffer>()
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const url = new URL(request.url ?? '/', 'http://bucket')
    if (bucket.isBroken || !isSigned(request)) response.writeHead(403).end()
    else if (url.pathname === `/${name}`) list(url.searchParams, response)
    else if (url.pathname.startsWith(`/${name}/`))
      answer(request, url.pathname.slice(name.length + 2), Buffer.concat(chunks), response)
    else response.writeHead(403).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const bucket: StandInBucket = {
    url: `http://a%2Bkey:a%2Fsecret@127.0.0.1:${port}/${name}?region=eu-north-1`,
    stored,
    isBroken: false,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
  return bucket

  function answer(
    { method }: IncomingMessage,
    key: string,
    body: Buffer,
    response: ServerResponse,
  ): void {
    const known = stored.get(key)
    if (method === 'PUT') stored.set(key, body)
    else if (method === 'DELETE') stored.delete(key)
    else if (!known) response.statusCode = 404
    else response.write(known)
    response.end()
  }

  function list(query: URLSearchParams, response: ServerResponse): void {
    const begun = [...stored.keys()]
      .filter((key) => key.startsWith(query.get('prefix') ?? ''))
      .toSorted()
    const from = Number(query.get('continuation-token') ?? 0)
    const page = begun.slice(from, from + namesPerPage)
    const entries = page.map(
      (key) => `<Contents><Key>${key}</Key><Size>${stored.get(key)?.length ?? 0}</Size></Contents>`,
    )
    const isLast = from + namesPerPage >= begun.length
    const next = `<NextContinuationToken>${from + namesPerPage}</NextContinuationToken>`
    response.end(
      `<?xml version="1.0"?><ListBucketResult>${entries.join('')}${isLast ? '' : next}</ListBucketResult>`,
    )
  }
}

const isSigned = ({ headers }: IncomingMessage) =>
  headers.authorization?.startsWith('AWS4-HMAC-SHA256 Credential=a+key/')
