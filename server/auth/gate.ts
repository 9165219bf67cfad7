import type { FastifyRequest } from 'fastify'
import type { Caller, Endpoint } from '#contract/endpoint.ts'
import { Refusal } from '../platform/http/refusal.ts'
import type { Gate } from '../platform/http/route.ts'
import type { Actor } from './actor.ts'
import { sessionCookie } from './cookie.ts'
import type { Sessions } from './sessions.ts'

const roleNames: Partial<Record<Caller, string>> = {
  service_provider: 'service providers',
  business_customer: 'business customers',
  driver: 'drivers',
  admin: 'administrators',
}

/** What somebody with a given password may call before he has changed it (rules C21). */
const beforeFirstPassword = new Set(['/api/user', '/api/logout', '/api/change-password'])

/** Who is calling, from the session cookie, and whether he may call this endpoint at all. */
export function createGate(sessions: Sessions): Gate<Actor> {
  return {
    async identify(request: FastifyRequest) {
      const token = request.cookies[sessionCookie]
      return (token ? await sessions.find(token) : null) ?? { kind: 'stranger' }
    },
    admit(actor, { caller, method, path }: Endpoint) {
      if (caller === 'anyone') return
      const isByLink = caller === 'request_party'
      if (actor.kind === 'stranger') {
        if (isByLink) return
        throw new Refusal('not_signed_in', 'Please sign in to continue.')
      }
      if (!isByLink && caller !== 'signed_in' && actor.userType !== caller)
        throw new Refusal('wrong_role', `Only ${roleNames[caller] ?? caller} can do this.`)
      if (actor.mustChangePassword && !beforeFirstPassword.has(path))
        throw new Refusal('password_change_required', 'Choose a password of your own first.')
      // A suspended account still reads (rules C18).
      if (actor.suspended && method !== 'GET' && path !== '/api/logout')
        throw new Refusal('account_suspended', 'This account is suspended.')
    },
    subject: (actor) => (actor.kind === 'user' ? actor.userId : null),
  }
}
