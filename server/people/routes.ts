import * as contract from '#contract/provider-people.ts'
import { mayAtProvider } from '#contract/provider-rights.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { enterByInvitation } from '../auth/enter-by-invitation.ts'
import { refuseUnlessProved } from '../auth/proof.ts'
import type { CarrySession } from '../auth/routes.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { changeMember } from './change-member.ts'
import { inviteSomebody } from './invite-somebody.ts'
import { join, readInvitation } from './join.ts'
import { listPeople } from './list-people.ts'
import { removeMember } from './remove-member.ts'
import { revokeInvitation } from './revoke-invitation.ts'

/** The people who sign in for a provider. */
export function peopleRoutes(
  api: Api<Actor>,
  services: Services,
  carrySession: CarrySession,
): void {
  const { db, clock } = services
  const enter = enterByInvitation(db, carrySession)
  api(contract.listProviderPeople, ({ actor }) => listPeople(services, userOf(actor)))
  api(contract.inviteToProvider, ({ actor, body, deed }) => {
    // Whoever has found an open page makes nobody one who may invite others.
    if (mayAtProvider(body.role, 'managePeople')) refuseUnlessProved(userOf(actor), deed.now)
    return inviteSomebody(deed, userOf(actor), body)
  })
  api(contract.revokeProviderInvitation, async ({ actor, params, deed }) => {
    await revokeInvitation(deed, userOf(actor), params.id)
    return { message: answers.people.invitationRevoked }
  })
  api(contract.changeProviderMember, async ({ actor, params, body, deed }) => {
    await changeMember(deed, userOf(actor), params.id, body.role)
    return { message: answers.people.roleChanged }
  })
  api(contract.removeProviderMember, async ({ actor, params, deed }) => {
    await removeMember(deed, userOf(actor), params.id)
    return { message: answers.people.accountClosed }
  })
  api(contract.readProviderInvitation, ({ body }) => readInvitation(db, body.token, clock.now()))
  api(contract.joinProvider, async ({ body, deed, request, reply }) => {
    const { email } = await readInvitation(db, body.token, clock.now())
    return enter({ deed, request, reply }, await join(deed, body, email))
  })
}
