import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What runs the product rather than being it: health, figures, this document. */
const state = z.object({ status: z.enum(['ok', 'unavailable']) })

const readiness = z.extend(state, {
  checks: z.object({
    /** `stopping`: it still answers, and sends nobody away. */
    process: z.enum(['ok', 'stopping']),
    /** `waiting`: it has been away for some seconds, and calls are held until it is back. */
    database: z.enum(['ok', 'waiting', 'away']),
  }),
})
export type Readiness = z.infer<typeof readiness>

export const readHealth = endpoint({
  method: 'GET',
  path: '/healthz',
  caller: 'anyone',
  tag: 'operations',
  summary: 'Is the process alive?',
  response: state,
})

export const readReadiness = endpoint({
  method: 'GET',
  path: '/readyz',
  caller: 'anyone',
  tag: 'operations',
  summary:
    'May calls be sent here? 503 when this process is about to stop, or when the database stays away longer than calls are held for it.',
  response: readiness,
})

export const readMetrics = endpoint({
  method: 'GET',
  path: '/metrics',
  caller: 'anyone',
  tag: 'operations',
  summary:
    'Figures of this process for Prometheus, as text: with METRICS_TOKEN as bearer, without one from this machine alone.',
  response: 'text',
})

export const readOpenApi = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  caller: 'anyone',
  tag: 'operations',
  summary: 'This document.',
  response: z.looseObject({ openapi: z.string() }),
})
