import type { FastifyReply, FastifyRequest } from 'fastify'
import * as contract from '#contract/auth.ts'
import type { CurrentUser, UserType } from '#contract/session.ts'
import { readSessionEnd } from '#contract/session-end.ts'
import { agreeToTerms as agreeEndpoint, listOpenTerms } from '#contract/terms.ts'
import { answers } from '#contract/words/en/answers.ts'
import { termsAnswers } from '#contract/words/en/terms/labels.ts'
import { languageIn } from '#contract/words/languages.ts'
import type { Deed } from '../core/deed.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { whoSignedIn } from '../core/who.ts'
import { inTransaction } from '../platform/db/transaction.ts'
import { readCookie } from '../platform/http/cookies.ts'
import { chosenOn, keepChoice } from '../platform/http/reader-language.ts'
import { hashToken, newToken } from '../platform/secrets/tokens.ts'
import { tellAccount } from './account-news.ts'
import { type Actor, type User, userOf } from './actor.ts'
import { agreeToTerms, openTermsOf } from './agreements.ts'
import { changeContactDetails } from './change-contact-details.ts'
import { changePassword } from './change-password.ts'
import type { CarryContact } from './change-person.ts'
import { clearSession, deviceOf, sessionCookie, setDevice, setSession } from './cookie.ts'
import { forgotPassword } from './forgot-password.ts'
import { logIn, type SignedIn } from './log-in.ts'
import { announceEnd } from './log-out.ts'
import {
  findCurrentUser,
  findSessionEnd,
  isKnownDevice,
  isNewDevice,
  keepDevice,
} from './queries.ts'
import { type Openers, register } from './register.ts'
import { resetPassword } from './reset-password.ts'
import { longestOf, type Sessions } from './sessions.ts'

/**
 * Ends the session that the request came with and gives its browser a new one. An answer that is only remembered opens
 * none: whoever has the key and the body of a registration proves nothing about a password that may be another by now.
 */
export type CarrySession = (
  call: { deed: Deed; request: FastifyRequest; reply: FastifyReply },
  userId: string,
  how?: {
    /** Signed in with a second factor. */
    hasFactor?: boolean
    userType?: UserType
  },
) => Promise<void>

export function carrySessionWith(
  { config, db, deeds }: Services,
  sessions: Sessions,
): CarrySession {
  return async ({ deed, request, reply }, userId, { hasFactor = false, userType } = {}) => {
    if (deed.isRepeated) return
    const old = readCookie(request, sessionCookie)
    const ended = old ? await sessions.end(old) : null
    // Another window of this browser may still hear for whoever was signed in before.
    if (ended) await deeds.own().transaction((tx) => announceEnd(tx, ended))
    const device = deviceOf(request) ?? newToken()
    const { token, language } = await sessions.open(
      db,
      {
        userId,
        hasFactor,
        userAgent: request.headers['user-agent'] ?? null,
        deviceHash: device.hash,
      },
      deed.language,
    )
    request.who = whoSignedIn(
      userId,
      userType ?? null,
      !(await isKnownDevice(db, userId, device.hash)),
    )
    setSession(reply, config.publicUrl, { token, longestMs: longestOf(userType) })
    if (await isNewDevice(db, userId, device.hash))
      await inTransaction(db, (tx) => tellAccount(tx, userId, 'newDevice'))
    await keepDevice(db, userId, device.hash, deed.now)
    setDevice(reply, config.publicUrl, device.token)
    // A device on which nothing was chosen goes on in the language of the account.
    const own = languageIn(language)
    if (own && own !== deed.language && !chosenOn(request)) keepChoice(reply, config.publicUrl, own)
  }
}

/** Opens the session of who has just signed in. */
export const enterWith =
  (sessions: Sessions, carrySession: CarrySession) =>
  async (
    call: Parameters<CarrySession>[0],
    { user, hasFactor }: SignedIn,
  ): Promise<CurrentUser> => {
    await carrySession(call, user.id, { hasFactor, userType: user.userType })
    return { ...user, mustSetUpFactor: sessions.mustSetUpFactor(user.userType, hasFactor) }
  }

export function authRoutes(
  api: Api<Actor>,
  services: Services,
  sessions: Sessions,
  carrySession: CarrySession,
  { openers, carryContact }: { openers: Openers; carryContact: CarryContact },
): void {
  const { config, db } = services
  const enter = enterWith(sessions, carrySession)

  const readUser = async ({ userId, mustSetUpFactor }: User) => {
    const user = await findCurrentUser(db, userId)
    if (!user) throw new Error('a session without its user')
    return { ...user, mustSetUpFactor }
  }

  api(contract.readCurrentUser, ({ actor }) => readUser(userOf(actor)))
  api(contract.changeContactDetails, async ({ actor, body, deed }) => {
    await changeContactDetails(deed, userOf(actor), body, carryContact)
    return readUser(userOf(actor))
  })

  api(readSessionEnd, async ({ request }) => {
    const token = readCookie(request, sessionCookie)
    return (token && (await findSessionEnd(db, hashToken(token)))) || null
  })

  api(contract.register, async ({ body, deed, request, reply }) => {
    const user = await register(deed, body, (tx, userId) => {
      // Each opener takes the form of its own type; the compiler cannot pair them through the union.
      const open = openers[body.userType] as Openers['customer']
      return open(tx, userId, body as Parameters<Openers['customer']>[2], deed)
    })
    await carrySession({ deed, request, reply }, user.id)
    return user
  })

  api(contract.login, async ({ body, deed, request, reply }) => {
    const device = deviceOf(request)?.hash ?? null
    const signedIn = await logIn(services, body, { address: request.ip, device })
    return enter({ deed, request, reply }, signedIn)
  })

  api(contract.logout, async ({ actor, deed, request, reply }) => {
    const token = readCookie(request, sessionCookie)
    if (token) await sessions.end(token)
    if (actor.kind === 'user') await deed.transaction((tx) => announceEnd(tx, actor))
    clearSession(reply, config.publicUrl)
    return { message: answers.accounts.signedOut }
  })

  api(listOpenTerms, ({ actor }) => openTermsOf(db, userOf(actor)))
  api(agreeEndpoint, async ({ actor, body, deed }) => {
    await agreeToTerms(deed, userOf(actor), body.texts)
    return { message: termsAnswers.agreed }
  })

  api(contract.forgotPassword, async ({ body, deed }) => {
    await forgotPassword(deed, body.email)
    return { message: answers.accounts.resetLinkSent }
  })

  api(contract.changePassword, async ({ actor, body, deed, request, reply }) => {
    const { userId, userType, hasFactor } = userOf(actor)
    await changePassword(services, deed, userOf(actor), body)
    await carrySession({ deed, request, reply }, userId, { userType, hasFactor })
    return { message: answers.accounts.passwordChanged }
  })

  api(contract.resetPassword, async ({ body, deed }) => {
    await resetPassword(deed, body.token, body.newPassword)
    return { message: answers.accounts.passwordReset }
  })
}
