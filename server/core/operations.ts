import type { FastifyInstance } from 'fastify'
import type pg from 'pg'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { Endpoint } from '#contract/endpoint.ts'
import * as contract from '#contract/operations.ts'
import type { Draining } from '../platform/http/drain.ts'
import type { Busy } from '../platform/http/turn-away.ts'
import { busyFigures } from './busy-figures.ts'
import { contractNames } from './contract-names.ts'
import { refuseFigures } from './figures-key.ts'
import type { Hub } from './live/hub.ts'
import { openApi } from './openapi.ts'
import { createReadiness } from './readiness.ts'
import type { SecurityLog } from './security-log.ts'
import { tellSecurity } from './security-metrics.ts'

/** Health, figures and the API document. Answers the endpoints that it serves, for the document itself. */
export function serveOperations(
  app: FastifyInstance,
  {
    pool,
    hub,
    security,
    publicUrl,
    endpoints,
    draining,
    tellMore,
    metricsToken,
    busy,
  }: {
    pool: pg.Pool
    hub: Hub
    security: SecurityLog
    publicUrl: string
    endpoints: readonly Endpoint[]
    draining: Draining
    /** Figures of others. */
    tellMore: (registry: Registry) => void
    /** METRICS_TOKEN. */
    metricsToken: string | undefined
    /** Null where nothing is turned away. */
    busy: Busy | null
  },
): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time to answer, by route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers: [registry],
  })
  new Gauge({
    name: 'live_streams',
    help: 'Open live streams.',
    registers: [registry],
    collect() {
      this.set(hub.size)
    },
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, by what they do.',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'busy' }, pool.totalCount - pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  tellSecurity(registry, security)
  tellMore(registry)
  busyFigures([registry], pool, busy)
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    duration.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
  })

  const readiness = createReadiness(pool, draining)
  const own = { config: { turn: 'own' } } as const
  app.get(contract.readHealth.path, own, () => ({ status: 'ok' }))
  app.get(contract.readReadiness.path, own, async (_, reply) => {
    const state = await readiness()
    if (state.status !== 'ok') reply.code(503).header('retry-after', 5)
    return state
  })
  app.get(contract.readMetrics.path, own, async (request, reply) => {
    refuseFigures(request, metricsToken)
    reply.header('cache-control', 'no-store').type(registry.contentType)
    return registry.metrics()
  })
  let document: Promise<unknown> | undefined
  app.get(contract.readOpenApi.path, () => {
    document ??= contractNames().then((names) =>
      openApi([...endpoints, ...Object.values(contract)], publicUrl, names),
    )
    return document
  })
}
