import { answerAsFleet, askFleetForMore } from '#contract/approvals.ts'
import { readCurrentUser } from '#contract/auth.ts'
import {
  acceptInvitation,
  changeMember,
  changeOwnFleet,
  inviteMember,
  listFleetProviders,
  listMembers,
  readInvitation,
  readOwnFleet,
  removeMember,
  returnToFleet,
  revokeInvitation,
  setProviderPreference,
} from '#contract/fleets.ts'
import { anotherOn, asAnybody, asManager, ownedRow, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

/** The only manager, who may neither leave nor become less: an honest 409 where they try. */
async function ownMembership({ given }: TestApp) {
  const { manager } = await given.company()
  const me = await manager.call(readCurrentUser)
  return { caller: manager, params: { id: me.body.id } }
}
async function ownInvitation({ given }: TestApp) {
  const { manager } = await given.company()
  const body = { email: 'colleague@example.com', role: 'viewer' }
  const sent = await manager.call(inviteMember, { body })
  return { caller: manager, params: { id: sent.body.id } }
}
const aProvider = async ({ given }: TestApp) => ({ params: { id: (await given.provider()).id } })

async function askedCompany({ given }: TestApp) {
  const { id, manager } = await given.company()
  const body = { words: 'Your MC number?' }
  await (await given.admin()).call(askFleetForMore, { params: { id }, body })
  return { caller: manager }
}

export const fleetRows = [
  row(readOwnFleet, asManager, {}, { right: null }),
  row(
    changeOwnFleet,
    asManager,
    { body: { accountManagerName: 'Robin Other' } },
    { right: 'changeCompany' },
  ),
  row(answerAsFleet, askedCompany, { body: { words: 'MC 123456' } }, { right: 'changeCompany' }),
  row(listMembers, asManager, {}, { right: 'seeFleet' }),
  row(
    inviteMember,
    asManager,
    { body: { email: 'new.colleague@example.com', role: 'viewer' } },
    { right: 'managePeople' },
  ),
  ownedRow(revokeInvitation, ownInvitation, {}, { right: 'managePeople' }),
  ownedRow(changeMember, ownMembership, { body: { role: 'manager' } }, { right: 'managePeople' }),
  ownedRow(removeMember, ownMembership, {}, { right: 'managePeople' }),
  row(readInvitation, asAnybody),
  row(acceptInvitation, asAnybody),
  row(returnToFleet, asAnybody),
  row(listFleetProviders, asManager, {}, { right: 'seeFleet' }),
  row(
    setProviderPreference,
    anotherOn(asManager, aProvider),
    { body: { standing: 'preferred' } },
    { right: 'chooseProviders' },
  ),
]
