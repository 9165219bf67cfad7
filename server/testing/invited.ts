import { inviteMember } from '#contract/fleets.ts'
import type { FleetRole } from '#contract/rights.ts'
import { mailInvitation } from '../fleets/mail-invitation.ts'
import type { GivenCompany } from './given.ts'
import type { TestApp } from './open-test-app.ts'

let people = 0

/** Invites somebody and reads the mail that brings the link. */
export async function invited(
  app: TestApp,
  { manager }: GivenCompany,
  role: FleetRole,
  email = `colleague-${++people}-${Date.now()}@example.com`,
) {
  const sent = await manager.call(inviteMember, { body: { email, role } })
  await mailInvitation(app.services, { invitationId: sent.body.id })
  const mails = await app.services.outbox()
  const mail = mails.find(({ to }) => to === email)
  const token = /join-fleet#(\S+)/.exec(mail?.text ?? '')?.[1] ?? ''
  return { id: sent.body.id, email, token }
}
