import { answerAsFleet } from '#contract/approvals.ts'
import * as contract from '#contract/fleets.ts'
import { mayInFleet } from '#contract/rights.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { enterByInvitation } from '../auth/enter-by-invitation.ts'
import { refuseUnlessProved } from '../auth/proof.ts'
import type { CarrySession } from '../auth/routes.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { answerDesk } from './answer-desk.ts'
import { acceptInvitation, inviteMember, readInvitation, revokeInvitation } from './invitations.ts'
import { changeMember, listMembers, removeMember } from './members.ts'
import { changeOwnFleet, readOwnFleet } from './own-fleet.ts'
import { listFleetProviders, setProviderPreference, type TurnDownBlocked } from './preferences.ts'
import { returnToFleet } from './return-to-fleet.ts'

export function fleetRoutes(
  api: Api<Actor>,
  { db, clock }: Services,
  carrySession: CarrySession,
  turnDownBlocked: TurnDownBlocked,
): void {
  const enter = enterByInvitation(db, carrySession)
  api(contract.readOwnFleet, ({ actor }) => readOwnFleet(db, userOf(actor)))
  api(contract.changeOwnFleet, async ({ actor, body, deed }) => {
    await changeOwnFleet(deed, userOf(actor), body)
    return readOwnFleet(db, userOf(actor))
  })

  api(answerAsFleet, async ({ actor, body, deed }) => {
    await answerDesk(deed, userOf(actor), body.words)
    return { message: answers.desk.answered }
  })

  api(contract.listMembers, ({ actor }) => listMembers(db, userOf(actor)))
  api(contract.inviteMember, ({ actor, body, deed }) => {
    // Whoever has found an open page makes nobody one who may invite others.
    if (mayInFleet(body.role, 'managePeople')) refuseUnlessProved(userOf(actor), deed.now)
    return inviteMember(deed, userOf(actor), body)
  })
  api(contract.revokeInvitation, async ({ actor, params, deed }) => {
    await revokeInvitation(deed, userOf(actor), params.id)
    return { message: answers.fleets.invitationRevoked }
  })
  api(contract.changeMember, async ({ actor, params, body, deed }) => {
    await changeMember(deed, userOf(actor), params.id, body.role)
    return { message: answers.fleets.roleChanged }
  })
  api(contract.removeMember, async ({ actor, params, deed }) => {
    await removeMember(deed, userOf(actor), params.id)
    return { message: answers.fleets.accountClosed }
  })
  api(contract.readInvitation, ({ body }) => readInvitation(db, body.token, clock.now()))
  api(contract.acceptInvitation, async ({ body, deed, request, reply }) => {
    const { email } = await readInvitation(db, body.token, clock.now())
    const user = await acceptInvitation(deed, body, email)
    await carrySession({ deed, request, reply }, user.id)
    return user
  })

  api(contract.returnToFleet, async ({ body, deed, request, reply }) => {
    return enter({ deed, request, reply }, await returnToFleet(deed, body))
  })

  api(contract.listFleetProviders, ({ actor, query }) =>
    listFleetProviders(db, userOf(actor), query),
  )
  api(contract.setProviderPreference, async ({ actor, params, body, deed }) => {
    await setProviderPreference(deed, userOf(actor), params.id, body.standing, turnDownBlocked)
    return { message: answers.saved }
  })
}
