import { acceptInvitation, inviteMember } from '#contract/fleets.ts'
import type { FleetRole } from '#contract/rights.ts'
import { mailInvitation } from '../fleets/mail-invitation.ts'
import type { Caller } from './caller.ts'
import type { GivenCompany } from './given.ts'
import type { TestApp } from './open-test-app.ts'

export const memberPassword = 'own-pass-42'

let members = 0

/** Somebody who has joined a fleet by the link of the invitation's mail. */
export async function givenMember(
  app: TestApp,
  { manager }: GivenCompany,
  role: FleetRole,
  fullName: string,
): Promise<Caller> {
  const id = `${++members}-${Math.random().toString(36).slice(2, 8)}`
  const email = `member-${id}@example.com`
  const sent = await manager.call(inviteMember, { body: { email, role } })
  await mailInvitation(app.services, { invitationId: sent.body.id })
  const mail = (await app.services.outbox()).find(({ to }) => to === email)
  const token = /join-fleet#(\S+)/.exec(mail?.text ?? '')?.[1]
  const caller = app.anybody()
  const joined = await caller.call(acceptInvitation, {
    body: {
      token,
      fullName,
      phone: '(512) 555-0188',
      username: `member-${id}`,
      password: memberPassword,
    },
  })
  if (joined.status !== 201) throw new Error(`not joined: ${joined.refusal.message}`)
  return caller
}
