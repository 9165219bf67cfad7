import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/** What runs the product rather than being it: health, figures, this document. */
const state = z.object({ status: z.enum(['ok', 'unavailable']) })

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
  summary: 'Does the database answer, so that requests can be served? 503 when not.',
  response: state,
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
