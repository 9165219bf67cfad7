import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import helmet from '@fastify/helmet'
import rateLimit from '@fastify/rate-limit'
import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { platform } from '#contract/words/en/platform.ts'
import { Refusal } from './refusal.ts'

export interface GuardOptions {
  publicUrl: string
  /** MAP_STYLE_URL: the one other host to which pages may speak, for the style of the map and all it names. */
  mapStyleUrl?: string
  /** Calls a minute of one address; null only where one machine plays many: tests and the bench. */
  perAddress: number | null
}

/** What stands before every route: headers, the origin of writes, limits, shedding under overload. */
export async function guard(
  app: FastifyInstance,
  { publicUrl, mapStyleUrl, perAddress }: GuardOptions,
) {
  const mapHost = mapStyleUrl ? [new URL(mapStyleUrl).origin] : []
  const isHttps = publicUrl.startsWith('https:')
  await app.register(cookie)
  app.decorateRequest('language', null)
  app.decorateRequest('refused', null)
  await app.register(etag)
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        'default-src': ["'self'"],
        'script-src': ["'self'"],
        // Radix and the map set styles on elements.
        'style-src': ["'self'", "'unsafe-inline'"],
        'img-src': ["'self'", 'data:', 'blob:', ...mapHost],
        'connect-src': ["'self'", ...mapHost],
        'worker-src': ["'self'", 'blob:'],
        'object-src': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
        'frame-ancestors': ["'none'"],
        ...(isHttps ? { 'upgrade-insecure-requests': [] } : {}),
      },
    },
    strictTransportSecurity: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'no-referrer' },
  })
  if (perAddress !== null) {
    await app.register(rateLimit, {
      global: true,
      max: perAddress,
      timeWindow: '1 minute',
      skipOnError: false,
    })
    await app.register(underPressure, { maxEventLoopDelay: 2_000, retryAfter: 5 })
  }
  app.addHook('onRequest', async (request) => {
    if (!isUnsafe(request.method)) return
    if (!isOwnOrigin(request, publicUrl)) throw new Refusal('wrong_origin', platform.otherSite)
    if (!request.routeOptions.config.isUpload) {
      const timer = setTimeout(() => request.raw.destroy(), bodyMs)
      request.raw.once('end', () => clearTimeout(timer)).once('close', () => clearTimeout(timer))
    }
  })
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Takes a file, which may come slowly. */
    isUpload?: boolean
    /** Takes a form instead of JSON. */
    isForm?: boolean
  }
}

/** A body of JSON must be here within this time: who dribbles it in holds a connection for nothing. */
const bodyMs = 15_000

const isUnsafe = (method: string) => !['GET', 'HEAD', 'OPTIONS'].includes(method)

/** A browser always says where a write comes from; what is no browser need not (architecture §3, accounts). */
function isOwnOrigin({ headers }: FastifyRequest, publicUrl: string): boolean {
  const { origin, host } = headers
  if (origin === undefined) return true
  return origin === publicUrl || URL.parse(origin)?.host === host
}

/** Refuses an account that writes more often a minute; nobody where that is null. */
export function writeLimiter(app: FastifyInstance, perAccount: number | null) {
  if (perAccount === null) return async () => {}
  const subjects = new WeakMap<FastifyRequest, string>()
  const check = app.createRateLimit({
    max: perAccount,
    timeWindow: '1 minute',
    keyGenerator: (request) => `account:${subjects.get(request)}`,
  })
  return async (request: FastifyRequest, subject: string) => {
    subjects.set(request, subject)
    const result = await check(request)
    if (!result.isAllowed && result.isExceeded)
      throw new Refusal('too_many_requests', platform.busy.tooManyWrites, {
        retryAfterSeconds: result.ttlInSeconds,
      })
  }
}
