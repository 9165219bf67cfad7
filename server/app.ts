import { randomUUID } from 'node:crypto'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { firstCalls, rowCalls, rowsWithPage } from '#contract/first-calls.ts'
import { tableUpload } from '#contract/imports.ts'
import { pagePaths } from '#contract/pages.ts'
import { photoTypes } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { signedInMark } from '#contract/signed-in-mark.ts'
import { platform } from '#contract/words/en/platform.ts'
import { tellOfMarket } from './admin/market-figures.ts'
import { adminRoutes } from './admin/routes.ts'
import { bidRoutes } from './api/bid-routes.ts'
import { fleetRequestRoutes } from './api/fleet-request-routes.ts'
import { jobRoutes } from './api/job-routes.ts'
import { requestRoutes } from './api/request-routes.ts'
import { askingRoutes } from './asking/routes.ts'
import { serveShortLinks } from './asking/short-links.ts'
import { serveShortPaths } from './asking/short-paths.ts'
import { createRequestTokens } from './asking/tokens.ts'
import type { Actor } from './auth/actor.ts'
import { renewCookies } from './auth/cookie.ts'
import { securityRoutes } from './auth/factors/routes.ts'
import { createGate } from './auth/gate.ts'
import type { Openers } from './auth/register.ts'
import { authRoutes, carrySessionWith } from './auth/routes.ts'
import { createSessions } from './auth/sessions.ts'
import { tellOfBackups } from './backup/backup-figures.ts'
import { hearProcessor } from './cards/hear-processor.ts'
import { cardRoutes } from './cards/routes.ts'
import { changeRoutes } from './changes/routes.ts'
import { serveOperations } from './core/operations.ts'
import { type Api, createApi } from './core/route.ts'
import type { Services } from './core/services.ts'
import { freeApprovals, freeChanges, lockAsked } from './deals/approvals.ts'
import { carryContact } from './deals/carry-contact.ts'
import { turnDownBlocked } from './deals/reject-bid.ts'
import { disputeRoutes } from './disputes/routes.ts'
import { openDriver } from './drivers/open-driver.ts'
import { driverRoutes } from './drivers/routes.ts'
import { fleetTermsRoutes } from './fleet-terms/routes.ts'
import { applyAsFleet } from './fleets/open-fleet.ts'
import { fleetRoutes } from './fleets/routes.ts'
import { invoiceRoutes } from './invoices/routes.ts'
import { createKeys } from './keys/find-keys.ts'
import { keyRoutes } from './keys/routes.ts'
import { languageRoutes } from './language/routes.ts'
import { messagingRoutes } from './messaging/routes.ts'
import { beatChunk } from './notifications/live-message.ts'
import { liveRoutes } from './notifications/live-stream.ts'
import { react } from './notifications/reactions.ts'
import { notificationRoutes } from './notifications/routes.ts'
import { webhookRoutes } from './notifications/webhooks/routes.ts'
import { ownDataRoutes } from './own-data/routes.ts'
import { payoutRoutes } from './payouts/routes.ts'
import { peopleRoutes } from './people/routes.ts'
import { photoRoutes } from './photos/routes.ts'
import { readCookie } from './platform/http/cookies.ts'
import { serveDocs } from './platform/http/docs.ts'
import { type Draining, letGoWhile } from './platform/http/drain.ts'
import { answerErrors } from './platform/http/errors.ts'
import { guard, limitStrays, writeLimiter } from './platform/http/guards.ts'
import { parserErrors } from './platform/http/parser-errors.ts'
import { Refusal } from './platform/http/refusal.ts'
import { longestPart, readableAddress } from './platform/http/stray.ts'
import { turnAway } from './platform/http/turn-away.ts'
import { serveWebApp } from './platform/http/web-app.ts'
import { proofRoutes } from './proofs/routes.ts'
import { applyAsProvider, providerOfRegistration } from './providers/open-provider.ts'
import { providerRoutes } from './providers/routes.ts'
import { reviewRoutes } from './reviews/routes.ts'
import { hearAnswers } from './security/hear-answers.ts'
import { serveCrawlers } from './site/crawlers.ts'
import { landingPage } from './site/landing-page.ts'
import { siteRoutes } from './site/routes.ts'
import { serveSecurityTxt } from './site/security-txt.ts'
import { fleetFeedRoutes } from './technicians/fleet-feeds/routes.ts'
import { createTechnicianLinks } from './technicians/links.ts'
import { technicianRoutes } from './technicians/routes.ts'
import { followRoutes } from './trips/follow/routes.ts'
import { tripRoutes } from './trips/routes.ts'
import { unitRoutes } from './units/routes.ts'
import { verificationRoutes } from './verification/routes.ts'

export interface AppOptions {
  /** Where the built web app is; without it only the API is served. */
  webRoot: string
  demo?: boolean
  /** Rate limits and turning away; off only where one machine plays many callers. */
  limits?: boolean
  /** Limits on open streams; as the others unless said. */
  limitStreams?: boolean
  /** Turns away what is too much at once, whatever `limits` says; a number says how many are taken, for tests. */
  turnsAway?: boolean | number
  /** Holds every answer against its schema: in tests. */
  checkAnswers?: boolean
}

export interface App {
  server: FastifyInstance
  api: Api<Actor>
  draining: Draining
  /** Every route of the API that is really served: `GET /api/user`. */
  routes: string[]
}

/** Trusts the last `count` addresses of X-Forwarded-For, counted from this process. */
const hops = (count: number) => (_: string, hop: number) => hop < count

/** What comes into being with an account of each type. */
const openers: Openers = {
  customer: async () => {},
  async business_customer(tx, userId, form, { now }) {
    await applyAsFleet(tx, userId, form, now)
  },
  driver: (tx, userId, form, { now }) => openDriver(tx, userId, form, now),
  async service_provider(tx, userId, form, deed) {
    await applyAsProvider(tx, userId, providerOfRegistration(form), deed)
  },
}

/** Every domain's routes, in order. Nothing listens yet. */
export async function buildApp(services: Services, options: AppOptions): Promise<App> {
  const { config, db, clock, deeds, feed, log, hub, pool } = services
  await services.rules.refresh()
  const {
    limits = true,
    limitStreams = limits,
    checkAnswers = false,
    demo = false,
    webRoot,
  } = options
  const outside = parserErrors()
  const { turnsAway = limits } = options
  const server = Fastify({
    trustProxy: typeof config.trustProxy === 'number' ? hops(config.trustProxy) : config.trustProxy,
    genReqId: () => randomUUID(),
    bodyLimit: 32 * 1024,
    // The longest an upload may take on one bar; other bodies have less (guards.ts).
    requestTimeout: 180_000,
    connectionTimeout: 0,
    keepAliveTimeout: 65_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 5_000, requireHostHeader: false },
    routerOptions: { maxParamLength: longestPart },
    rewriteUrl: readableAddress,
    clientErrorHandler: outside.answer,
    forceCloseConnections: 'idle',
    // While it closes, what still comes is answered as ever.
    return503OnClosing: false,
  })
  // Bodies are JSON or nothing,
  server.removeContentTypeParser('text/plain')
  // but for uploads, which are the file itself (forms: platform/http/form.ts).
  server.addContentTypeParser(
    [...photoTypes, ...tableUpload.types],
    { parseAs: 'buffer' },
    (_, body, done) => done(null, body),
  )
  // Only where an endpoint says so: a form of another site must not pass for a call of ours.
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (request, body, done) =>
      request.routeOptions.config.isForm
        ? done(null, Object.fromEntries(new URLSearchParams(String(body))))
        : done(new Refusal('unsupported_media_type', platform.body.sendJson)),
  )
  const draining: Draining = { isStopping: false }
  letGoWhile(server, draining)
  const busy =
    turnsAway !== false
      ? turnAway(server, {
          ...(typeof turnsAway === 'number' && { atOnce: turnsAway }),
          waiting: () => pool.waitingCount,
          isHolding: () => !feed.isUp,
        })
      : null
  const routes: string[] = []
  server.addHook('onRoute', ({ method, url }) => {
    if (method !== 'HEAD' && !Array.isArray(method)) routes.push(`${method} ${url}`)
  })
  // Pages count time by the server's clock, which they read here; Node's own date is another where a test moves ours.
  server.addHook('onRequest', async (_, reply) => {
    reply.header('date', clock.now().toUTCString())
  })
  const sessions = createSessions(services, { adminsNeedFactor: !demo })
  const tokens = createRequestTokens(services)
  const carrySession = carrySessionWith(services, sessions)
  // A session that runs out announces nothing: what it has open ends within a second.
  const due = setInterval(() => hub.endDue(clock.now()), 1_000)
  due.unref()
  // Both sides notice by it that a connection is dead, and a stream that has been quiet for long resumes from where it was.
  const beating = setInterval(() => hub.beat(beatChunk(feed.settledUpTo)), settings.heartbeatMs)
  beating.unref()
  server.addHook('onClose', () => {
    clearInterval(due)
    clearInterval(beating)
  })

  await guard(server, {
    publicUrl: config.publicUrl,
    isPublicUrlSet: config.isPublicUrlSet,
    mapStyleUrl: config.mapStyleUrl,
    perAddress: limits ? settings.limits.perAddress : null,
  })
  outside.serve(server, limits)
  renewCookies(server, config.publicUrl)
  const gate = createGate(
    sessions,
    createTechnicianLinks(db, clock),
    tokens,
    createKeys(services),
    clock,
  )
  const api = createApi(server, gate, deeds, {
    checkAnswers,
    phoneCountries: config.phoneCountries,
    limitWrites: writeLimiter(server, limits ? settings.limits.writesPerAccount : null),
  })
  const endpointOf = (request: FastifyRequest) => request.routeOptions.config?.endpoint
  answerErrors(server, log, endpointOf)
  hearAnswers(server, services.security, endpointOf)

  authRoutes(api, services, sessions, carrySession, { openers, carryContact })
  securityRoutes(api, services, sessions, carrySession)
  providerRoutes(api, services, carrySession)
  fleetRoutes(api, services, carrySession, turnDownBlocked)
  driverRoutes(api, services, {
    carry: carryContact,
    waiting: { lockAsked, freeApprovals, freeChanges },
  })
  unitRoutes(api, services)
  verificationRoutes(api, services)
  askingRoutes(api, services)
  requestRoutes(api, services, tokens)
  bidRoutes(api, services, tokens)
  jobRoutes(api, services, tokens)
  fleetRequestRoutes(api, services, tokens)
  technicianRoutes(api, services)
  fleetFeedRoutes(api, services)
  tripRoutes(api, services, tokens)
  followRoutes(api, services, tokens)
  peopleRoutes(api, services, carrySession)
  keyRoutes(api, services)
  languageRoutes(api, services, sessions, tokens)
  photoRoutes(api, services, tokens)
  proofRoutes(api, services, tokens)
  changeRoutes(api, services, tokens)
  invoiceRoutes(api, services, tokens)
  cardRoutes(api, services, tokens)
  disputeRoutes(api, services, tokens)
  payoutRoutes(api, services)
  fleetTermsRoutes(api, services, tokens)
  hearProcessor(server, services)
  reviewRoutes(api, services, tokens)
  messagingRoutes(api, services, tokens)
  liveRoutes(api, services, tokens, { limits: limitStreams })
  notificationRoutes(api, services)
  ownDataRoutes(api, services)
  webhookRoutes(api, services)
  siteRoutes(api, services, { demo })
  adminRoutes(api, services)
  react(services, sessions)

  serveOperations(server, {
    pool,
    hub,
    security: services.security,
    publicUrl: config.publicUrl,
    endpoints: api.endpoints,
    draining,
    tellMore: (registry) => {
      tellOfBackups(registry, services)
      tellOfMarket(registry, services)
    },
    metricsToken: config.metricsToken,
    busy,
  })
  await serveDocs(server)
  const apiRoutes = [...routes]
  serveCrawlers(server, config.publicUrl)
  serveSecurityTxt(server, services)
  serveShortLinks(server, services)
  serveShortPaths(server)
  await serveWebApp(server, {
    root: webRoot,
    pages: pagePaths,
    first: {
      calls: firstCalls,
      rowCalls,
      rows: rowsWithPage,
      isSignedIn: (request) => readCookie(request, signedInMark) === '1',
      newsUpTo: () => feed.settledUpTo,
    },
    publicUrl: config.publicUrl,
    landing: landingPage(services, demo),
    demo,
    mapStyleUrl: config.mapStyleUrl,
    phoneCountries: config.phoneCountries,
    log,
    limitStrays: limitStrays(server, limits),
  })
  return { server, api, draining, routes: apiRoutes }
}
