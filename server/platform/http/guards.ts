import { isIP } from 'node:net'
import cookie from '@fastify/cookie'
import etag from '@fastify/etag'
import rateLimit from '@fastify/rate-limit'
import type { FastifyInstance, FastifyRequest, preHandlerAsyncHookHandler } from 'fastify'
import { platform } from '#contract/words/en/platform.ts'
import { isLoopback } from './loopback.ts'
import { Refusal } from './refusal.ts'
import { secureHeaders } from './secure-headers.ts'

export interface GuardOptions {
  publicUrl: string
  /** False where `publicUrl` is only the default, of a machine of one's own. */
  isPublicUrlSet: boolean
  /** MAP_STYLE_URL: the one other host to which pages may speak, for the style of the map and all it names. */
  mapStyleUrl?: string
  /** Calls a minute of one address; null only where one machine plays many: tests and the bench. */
  perAddress: number | null
}

/** What stands before every route: headers, the origin of writes, limits. */
export async function guard(
  app: FastifyInstance,
  { publicUrl, isPublicUrlSet, mapStyleUrl, perAddress }: GuardOptions,
) {
  const mapHost = mapStyleUrl ? [new URL(mapStyleUrl).origin] : []
  const isHttps = publicUrl.startsWith('https:')
  await app.register(cookie)
  app.decorateRequest('language', null)
  app.decorateRequest('refused', null)
  await app.register(etag)
  const secure = await secureHeaders({
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
  app.addHook('onRequest', async (request, reply) => {
    // A part of a page has its document's rules; those here would be a third of what most parts weigh.
    const isPart = request.routeOptions.url?.startsWith('/assets/')
    reply.headers(isPart ? ofParts : secure)
    if (!isPart) reply.header('permissions-policy', permissions)
    // Node would refuse it by itself, with nothing that the other refusals carry.
    if (request.headers.host === undefined && request.raw.httpVersion === '1.1')
      throw new Refusal('bad_input', platform.noHost)
  })
  if (perAddress !== null) {
    await app.register(rateLimit, {
      global: true,
      max: perAddress,
      timeWindow: '1 minute',
      skipOnError: false,
      // A page has a hundred of them, and a whole truck stop one address.
      allowList: (request) => request.routeOptions.url?.startsWith('/assets/') ?? false,
      // `RateLimit-*`, as the draft of the IETF calls them.
      enableDraftSpec: true,
    })
  }
  app.addHook('onRequest', async (request) => {
    if (!isUnsafe(request.method)) return
    // What brings its secret by hand rides on no cookie that another site could use.
    const isByKey = /^bearer /i.test(request.headers.authorization ?? '')
    if (!isByKey && !isOwnOrigin(request, isPublicUrlSet ? publicUrl : null))
      throw new Refusal('wrong_origin', platform.otherSite)
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

/** Nobody takes a script for something else, and no other site takes it at all. */
const ofParts = {
  'x-content-type-options': 'nosniff',
  'cross-origin-resource-policy': 'same-origin',
} as const

/** What pages may ask a browser for: where the device is. Everything else is nobody's, ours included. */
const permissions = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'magnetometer', 'microphone'].map(
    (feature) => `${feature}=()`,
  ),
  ...['midi', 'payment', 'usb', 'xr-spatial-tracking'].map((feature) => `${feature}=()`),
].join(', ')

/**
 * A browser says where a write comes from; what is no browser need not (architecture §3, accounts). Without a PUBLIC_URL we
 * are on a machine of one's own: its own names count, and addresses in digits. A name that somebody else has made lead
 * here does not.
 */
function isOwnOrigin({ headers }: FastifyRequest, publicUrl: string | null): boolean {
  const { origin, host, 'sec-fetch-site': site } = headers
  if (origin === undefined) return site === undefined || site === 'same-origin' || site === 'none'
  if (publicUrl !== null) return origin === publicUrl
  const asked = URL.parse(origin)
  if (!asked || !/^https?:$/.test(asked.protocol)) return false
  const name = asked.hostname.replace(/^\[|\]$/g, '')
  return name === 'localhost' || isLoopback(name) || (isIP(name) !== 0 && asked.host === host)
}

/** Counts what leads nowhere like every other call of the address: the limiter sees only routes by itself. */
export function limitStrays(
  app: FastifyInstance,
  isLimited: boolean,
): preHandlerAsyncHookHandler[] {
  return isLimited ? [app.rateLimit() as preHandlerAsyncHookHandler] : []
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
