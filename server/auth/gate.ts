import type { FastifyRequest } from 'fastify'
import { changePassword, forgotPassword, login, resetPassword } from '#contract/auth.ts'
import {
  acceptOffer,
  answerDispute,
  appealDispute,
  objectAgain,
  offerInDispute,
  openDispute,
  withdrawDispute,
} from '#contract/disputes.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { readInvitation } from '#contract/fleets.ts'
import { contestCustomerGone } from '#contract/jobs.ts'
import { scopesThatOpen } from '#contract/key-opens.ts'
import { chooseLanguage } from '#contract/language.ts'
import { askForCopy, askForErasure, fetchCopy, takeBackErasure } from '#contract/own-data.ts'
import { addConversationPhoto } from '#contract/photos.ts'
import { readProviderInvitation } from '#contract/provider-people.ts'
import { mayAtProvider, providerRefusal } from '#contract/provider-rights.ts'
import { cancelRequest } from '#contract/requests.ts'
import {
  addPasskey,
  askPasskey,
  beginPasskey,
  confirmAuthenticator,
  loginByPasskey,
  prove,
  readSecurity,
  startAuthenticator,
} from '#contract/security.ts'
import { logout, readCurrentUser } from '#contract/session.ts'
import { sendContactMessage } from '#contract/site.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { nobody } from '../core/events.ts'
import { notFound } from '../core/not-found.ts'
import { type Gate, tokenOf } from '../core/route.ts'
import type { Clock } from '../platform/clock.ts'
import { readCookie } from '../platform/http/cookies.ts'
import { callerReads } from '../platform/http/reader-language.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { type Actor, asTechnician, type ByLink, type User } from './actor.ts'
import { sessionCookie } from './cookie.ts'
import { refuseUnlessProved } from './proof.ts'
import type { Sessions } from './sessions.ts'

/** What asks for no account, and so for no standing of one: signing in and out, a new password by link, a word to us, a language. */
const needsNoStanding = new Set<Endpoint>([
  login,
  askPasskey,
  loginByPasskey,
  logout,
  forgotPassword,
  resetPassword,
  readInvitation,
  readProviderInvitation,
  sendContactMessage,
  chooseLanguage,
])
/** What somebody with a given password may call before choosing another (rules C21). */
const beforeFirstPassword = new Set<Endpoint>([readCurrentUser, changePassword])
/** What an admin may call who has yet to set up a second factor. */
const beforeFirstFactor = new Set<Endpoint>([
  readCurrentUser,
  readSecurity,
  startAuthenticator,
  confirmAuthenticator,
  beginPasskey,
  addPasskey,
  prove,
])
/**
 * Who is suspended still disputes (rules C18): silence would decide against them. They call off what they ask for and cannot accept, so
 * that nobody bids on it or drives there in vain. Nobody is kept from a password that others may know, nor from a copy of the own data
 * and the deletion of the account, to which everybody has a right.
 */
const whileSuspended = new Set<Endpoint>([
  contestCustomerGone,
  openDispute,
  answerDispute,
  offerInDispute,
  acceptOffer,
  withdrawDispute,
  objectAgain,
  appealDispute,
  addConversationPhoto,
  cancelRequest,
  changePassword,
  askForCopy,
  fetchCopy,
  askForErasure,
  takeBackErasure,
])

/** Links that say who somebody is; a request's link says only what it opens. */
export interface PersonalLinks {
  /** Whether a token has the form of a technician's, so that no other is looked for. */
  isOne(token: string): boolean
  find(token: string): Promise<ByLink | null>
}

/** Links that open one request. */
export interface RequestLinks {
  /** What it opens; null where it opens nothing. */
  find(token: string): Promise<unknown>
  /** Is one of those for whom the link acts suspended or gone? */
  isWithoutStanding(token: string): Promise<boolean>
}

/** Keys of programs. */
export interface ApiKeys {
  /** The person who made the key with this secret; null where it opens nothing. */
  find(secret: string, address: string): Promise<User | null>
}

/** Who is calling, from a key, a personal link or the session cookie, and whether they may call this endpoint at all. */
export function createGate(
  sessions: Sessions,
  links: PersonalLinks,
  requestLinks: RequestLinks,
  keys: ApiKeys,
  clock: Clock,
): Gate<Actor> {
  return {
    async identify(request: FastifyRequest) {
      const secret = bearerOf(request)
      if (secret !== null) {
        const caller = await keys.find(secret, request.ip)
        // Never as whoever the cookie says instead: a program would do its work as somebody else.
        if (!caller) throw new Refusal('invalid_key', refusals.keys.notValid)
        callerReads(request, caller.language)
        return caller
      }
      const link = tokenOf(request)
      // It says who somebody is, for a month: it never stands in an address.
      if (link && links.isOne(link) && request.headers['x-access-token'] !== link)
        throw new Refusal('bad_input', refusals.calls.tokenInHeader)
      // Somebody who is signed in and opens a technician's page is the technician there.
      const token = readCookie(request, sessionCookie)
      const known =
        link && links.isOne(link)
          ? await links.find(link)
          : token
            ? await sessions.find(token)
            : null
      refuseOtherAccount(request, known)
      if (known)
        callerReads(
          request,
          known.language,
          known.kind === 'technician' ? known.shopLanguage : null,
        )
      return known ?? { kind: 'stranger' }
    },
    admit(actor, endpoint) {
      refuseBeyondKey(actor, endpoint)
      refuseWithoutStanding(actor, endpoint)
      const { caller, isDangerous } = endpoint
      if (caller === 'anyone') return actor
      const isByLink = caller === 'request_party'
      const technician = asTechnician(actor)
      if (technician && (isByLink || caller === 'technician')) return technician
      if (caller === 'technician') throw new Refusal('invalid_link', refusals.accounts.linkOver)
      if (actor.kind !== 'user') {
        if (isByLink) return actor
        throw new Refusal('not_signed_in', refusals.accounts.signIn)
      }
      if (!isByLink && caller !== 'signed_in' && actor.userType !== caller)
        throw new Refusal('wrong_role', refusals.accounts.only({ caller }))
      if (caller === 'service_provider') refuseWithoutRight(actor, endpoint)
      if (isDangerous) refuseUnlessProved(actor, clock.now())
      return actor
    },
    async admitLink(token, endpoint) {
      if (endpoint.method === 'GET' || links.isOne(token)) return
      if (needsNoStanding.has(endpoint) || whileSuspended.has(endpoint)) return
      if (await requestLinks.isWithoutStanding(token))
        throw new Refusal('account_suspended', refusals.requests.suspended)
    },
    async admitFile(actor, token) {
      if (actor.kind !== 'stranger') return
      if (!token || !(await requestLinks.find(token))) throw notFound('request')
    },
    subject(actor) {
      if (actor.kind === 'technician') return `technician:${actor.technicianId}`
      if (actor.kind !== 'user') return null
      // A program that writes without end leaves its people their own share.
      return actor.key ? `key:${actor.key.id}` : actor.userId
    },
    author(actor) {
      if (actor.kind === 'stranger') return nobody
      if (actor.kind === 'technician') {
        const { technicianId, providerId } = actor
        return { userId: null, technicianId, providerId }
      }
      const { userId, worksFor } = actor
      return { userId, technicianId: null, providerId: worksFor?.providerId ?? null }
    },
  }
}

/** A page that shows one account does nothing with the session of another, which another tab has begun meanwhile. */
function refuseOtherAccount(request: FastifyRequest, known: Actor | null): void {
  const page = request.headers['x-acting-as']
  const { endpoint } = request.routeOptions.config
  // Signing in and out is for whoever does it.
  if (page === undefined || (endpoint && needsNoStanding.has(endpoint))) return
  if (known?.kind === 'user' && known.userId !== page)
    throw new Refusal('other_account', refusals.accounts.other)
}

/** The secret of `Authorization: Bearer …`; null where a call comes without one. */
function bearerOf({ headers }: FastifyRequest): string | null {
  return /^bearer +(\S+) *$/i.exec(headers.authorization ?? '')?.[1] ?? null
}

/** A key does what it is allowed and nothing else, and nothing at all while its person is suspended. */
function refuseBeyondKey(actor: Actor, endpoint: Endpoint): void {
  if (actor.kind !== 'user' || !actor.key) return
  if (actor.suspended) throw new Refusal('account_suspended', refusals.accounts.suspended)
  const scopes = scopesThatOpen(endpoint)
  if (scopes === 'any') return
  if (scopes === null) throw new Refusal('not_allowed', refusals.keys.notByKey)
  const { key } = actor
  if (!scopes.some((scope) => key.scopes.includes(scope)))
    throw new Refusal('scope_required', refusals.keys.lacks({ scopes }))
}

/** Of a provider's people each may what the role says; a call that names no right is nobody's. */
function refuseWithoutRight({ worksFor }: User, { right }: Endpoint): void {
  if (right && worksFor && mayAtProvider(worksFor.role, right)) return
  throw new Refusal(
    'not_allowed',
    right ? providerRefusal(right) : refusals.accounts.only({ caller: 'service_provider' }),
  )
}

/**
 * Who is suspended only reads (rules C18), and who has yet to choose a password (rules C21), or as an admin to set up a
 * second factor, does neither: asked here for every call, whoever else may make it. What everybody may read stays open.
 */
function refuseWithoutStanding(actor: Actor, endpoint: Endpoint): void {
  if (actor.kind === 'stranger' || needsNoStanding.has(endpoint)) return
  const { caller, method, response } = endpoint
  const isRead = method === 'GET'
  // The live stream is open to guests too, but tells an account its own news.
  const isPublic = isRead && caller === 'anyone' && response !== 'event-stream'
  const isOwn = actor.kind === 'user' && !isPublic
  if (isOwn && actor.mustChangePassword && !beforeFirstPassword.has(endpoint))
    throw new Refusal('password_change_required', refusals.accounts.choosePassword)
  // A suspended admin is none: what the desk shows is everybody's.
  const mayRead = isRead && caller !== 'admin'
  if (actor.suspended && !mayRead && !whileSuspended.has(endpoint))
    throw new Refusal(
      'account_suspended',
      actor.kind === 'technician'
        ? refusals.accounts.companySuspended
        : refusals.accounts.suspended,
    )
  if (isOwn && actor.mustSetUpFactor && !beforeFirstFactor.has(endpoint))
    throw new Refusal('factor_required', refusals.accounts.setUpFactor)
}
