import { readCurrentUser } from '#contract/auth.ts'
import {
  changeProviderMember,
  inviteToProvider,
  joinProvider,
  listProviderPeople,
  readProviderInvitation,
  removeProviderMember,
  revokeProviderInvitation,
} from '#contract/provider-people.ts'
import { asAnybody, asProvider, ownedRow, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

/** The only owner, who may neither leave nor become less: an honest 409 where that is tried. */
async function ownPlace(app: TestApp) {
  const { caller } = await asProvider(app)
  const me = await caller.call(readCurrentUser)
  return { caller, params: { id: me.body.id } }
}
async function ownInvitation(app: TestApp) {
  const { caller } = await asProvider(app)
  const body = { email: 'colleague@example.com', role: 'dispatcher' } as const
  const sent = await caller.call(inviteToProvider, { body })
  return { caller, params: { id: sent.body.id } }
}

export const peopleRows = [
  row(listProviderPeople, asProvider),
  row(inviteToProvider, asProvider, {
    body: { email: 'new.colleague@example.com', role: 'dispatcher' },
  }),
  ownedRow(revokeProviderInvitation, ownInvitation),
  ownedRow(changeProviderMember, ownPlace, { body: { role: 'owner' } }),
  ownedRow(removeProviderMember, ownPlace),
  row(readProviderInvitation, asAnybody),
  row(joinProvider, asAnybody),
]
