import helmet, { type FastifyHelmetOptions } from '@fastify/helmet'
import Fastify from 'fastify'

/**
 * The headers that helmet would set on every answer. They are always the same, so they are asked for once and not put
 * together again for each call.
 */
export async function secureHeaders(
  options: FastifyHelmetOptions,
): Promise<Readonly<Record<string, string>>> {
  const probe = Fastify()
  const bare = Fastify()
  try {
    await probe.register(helmet, options)
    const [withThem, without] = await Promise.all([headersOf(probe), headersOf(bare)])
    return Object.freeze(
      Object.fromEntries(Object.entries(withThem).filter(([name]) => !(name in without))),
    )
  } finally {
    await Promise.all([probe.close(), bare.close()])
  }
}

async function headersOf(server: ReturnType<typeof Fastify>): Promise<Record<string, string>> {
  server.get('/', async () => '')
  const { headers } = await server.inject('/')
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
}
