import type { FastifyInstance, FastifyRequest } from 'fastify'
import { login } from '#contract/auth.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { isId } from '#contract/ids.ts'
import { readCurrentUser } from '#contract/session.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import { nobody } from '../core/events.ts'
import type { SecurityLog } from '../core/security-log.ts'
import '../core/who.ts'
import { meaningOf, meaningOfRefusal } from './what-answers-mean.ts'

/** Every page asks who is signed in; nobody is a good answer. */
const unsaid = new Set<Endpoint>([readCurrentUser, readSessionEnd])

/**
 * Tells the security log of every answer that means something to it: the gate, the limits, the sign-in, the refusals of
 * rights and the deeds of admins are all heard here, so that none of them has to think of it.
 */
export function hearAnswers(
  server: FastifyInstance,
  security: SecurityLog,
  endpointOf: (request: FastifyRequest) => Endpoint | undefined,
): void {
  server.addHook('onResponse', async (request, reply) => {
    const endpoint = endpointOf(request)
    const { refused } = request
    if (endpoint && unsaid.has(endpoint)) return
    const event = refused
      ? meaningOfRefusal(refused.code, endpoint)
      : endpoint && reply.statusCode < 400
        ? meaningOf(endpoint)
        : null
    if (!event) return
    const who = request.who ?? nobody
    const { id } = (request.params ?? {}) as { id?: unknown }
    security.note({
      event,
      userId: who.userId ?? refused?.accountId ?? null,
      technicianId: who.technicianId,
      address: request.ip,
      call: endpoint ? `${endpoint.method} ${endpoint.path}` : null,
      code: refused?.code ?? signedInHow(request),
      subjectId: typeof id === 'string' && isId(id) ? id : null,
    })
    if (endpoint === login && signedInHow(request) === 'admin_new_device')
      security.noteNewDeviceOfAdmin()
  })
}

/** What is worth a look at a success: an admin, a device that the account did not know. */
function signedInHow({ who }: FastifyRequest): string | null {
  if (!who?.signedIn) return null
  const { userType, isNewDevice } = who.signedIn
  const words = [userType === 'admin' && 'admin', isNewDevice && 'new_device'].filter(Boolean)
  return words.length > 0 ? words.join('_') : null
}
