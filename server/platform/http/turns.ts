import type { Endpoint } from '#contract/endpoint.ts'

/**
 * In which order calls come when there is more to do than the server can: deeds before looking, looking before what can
 * wait. `own` is not counted: it costs nothing, or has a line of its own (passwords, pictures).
 */
export type Turn = 'deed' | 'read' | 'last' | 'own'

declare module 'fastify' {
  interface FastifyContextConfig {
    turn?: Turn
  }
}

export function turnOf({ turn, upload, method, response }: Endpoint): Turn {
  if (turn) return turn
  if (upload || response === 'event-stream') return 'own'
  if (response === 'csv') return 'last'
  return turnOfMethod(method)
}

/** Of what is no endpoint: pages and their parts. */
export const turnOfMethod = (method: string | undefined): Turn =>
  method === 'GET' || method === 'HEAD' ? 'read' : 'deed'
