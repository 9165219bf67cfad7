import type { Services } from '../core/services.ts'
import { newToken } from '../platform/secrets/tokens.ts'
import './tables.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    mail_invitation: { invitationId: string }
  }
}

/** Mails an invitation. The token is made here, so that it stands in the mail and nowhere else; a retry makes another. */
export async function mailInvitation(
  { db, clock, mailer, config }: Services,
  { invitationId }: { invitationId: string },
): Promise<void> {
  const invitation = await db
    .selectFrom('fleet_invitations')
    .innerJoin('fleets', 'fleets.id', 'fleet_invitations.fleet_id')
    .select(['email', 'role', 'company_name', 'expires_at'])
    .where('fleet_invitations.id', '=', invitationId)
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .executeTakeFirst()
  if (!invitation || invitation.expires_at <= clock.now()) return
  const { token, hash } = newToken()
  await db
    .updateTable('fleet_invitations')
    .set({ token_hash: hash })
    .where('id', '=', invitationId)
    .execute()
  await mailer.send({
    to: invitation.email,
    subject: `${invitation.company_name} invites you to Roadcall`,
    text: [
      'Hello,',
      '',
      `${invitation.company_name} invites you to its fleet on Roadcall as a ${invitation.role}.`,
      'Open this link within 7 days to make your account:',
      '',
      `${config.publicUrl}/join-fleet#${token}`,
      '',
      'If you do not know the company, ignore this mail.',
    ].join('\n'),
  })
}
