import * as contract from '#contract/security.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { Api } from '../../core/route.ts'
import type { Services } from '../../core/services.ts'
import { type Actor, type User, userOf } from '../actor.ts'
import { type CarrySession, enterWith } from '../routes.ts'
import type { Sessions } from '../sessions.ts'
import { confirmAuthenticator, removeAuthenticator, startAuthenticator } from './authenticator.ts'
import { endOtherSessions, endSession } from './end-session.ts'
import { addPasskey, beginPasskey, removePasskey } from './keep-passkeys.ts'
import { logInByPasskey } from './log-in-by-passkey.ts'
import { requestOptions } from './passkeys.ts'
import { prove } from './prove.ts'
import { listSessions, readSecurity } from './read-security.ts'
import { renewRecoveryCodes } from './renew-recovery-codes.ts'

/** Second factors, passkeys and the devices of an account. */
export function securityRoutes(
  api: Api<Actor>,
  services: Services,
  sessions: Sessions,
  carrySession: CarrySession,
): void {
  const enter = enterWith(sessions, carrySession)
  const needsFactor = ({ userType }: User) => sessions.mustSetUpFactor(userType, false)
  /** What this process believes of the account is over; the others hear of it. */
  const forgetting = async <T>({ userId }: User, done: Promise<T>): Promise<T> => {
    const answer = await done
    sessions.forget(userId)
    return answer
  }

  api(contract.readSecurity, ({ actor }) => {
    const user = userOf(actor)
    return readSecurity(services, user, needsFactor(user))
  })
  api(contract.startAuthenticator, ({ actor, deed }) =>
    startAuthenticator(services, deed, userOf(actor)),
  )
  api(contract.confirmAuthenticator, ({ actor, body, deed }) => {
    const user = userOf(actor)
    return forgetting(user, confirmAuthenticator(services, deed, user, body.code))
  })
  api(contract.removeAuthenticator, async ({ actor, deed }) => {
    const user = userOf(actor)
    await forgetting(user, removeAuthenticator(deed, user, needsFactor(user)))
    return { message: answers.accounts.authenticatorRemoved }
  })
  api(contract.renewRecoveryCodes, ({ actor, deed }) => renewRecoveryCodes(deed, userOf(actor)))

  api(contract.beginPasskey, async ({ actor }) =>
    plain(await beginPasskey(services, userOf(actor))),
  )
  api(contract.addPasskey, ({ actor, body, deed }) => {
    const user = userOf(actor)
    return forgetting(user, addPasskey(services, deed, user, body))
  })
  api(contract.removePasskey, async ({ actor, params, deed }) => {
    const user = userOf(actor)
    await forgetting(user, removePasskey(deed, user, params.id, needsFactor(user)))
    return { message: answers.accounts.passkeyRemoved }
  })
  api(contract.askPasskey, async () => plain(await requestOptions(services)))
  api(contract.loginByPasskey, async ({ body, deed, request, reply }) =>
    enter({ deed, request, reply }, await logInByPasskey(services, body)),
  )

  api(contract.prove, async ({ actor, body, deed }) => {
    const user = userOf(actor)
    await forgetting(user, prove(services, deed, user, body))
    return { message: answers.accounts.proved }
  })
  api(contract.listSessions, ({ actor }) => listSessions(services, userOf(actor)))
  api(contract.endSession, async ({ actor, params, deed }) => {
    await endSession(deed, userOf(actor), params.id)
    return { message: answers.accounts.deviceEnded }
  })
  api(contract.endOtherSessions, async ({ actor, deed }) => {
    const user = userOf(actor)
    await deed.transaction((tx) => endOtherSessions(tx, user, deed.now))
    return { message: answers.accounts.othersEnded }
  })
}

/** All of them, as plain JSON: the library's types have no room for what the standard may add. */
const plain = ({ challenge, ...more }: { challenge: string }) => ({ ...more, challenge })
