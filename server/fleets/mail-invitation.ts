import { settings } from '#contract/settings.ts'
import { mails } from '#contract/words/en/mails.ts'
import { inLanguage } from '#contract/words/words.ts'
import { calmName } from '../core/contacts/calm-name.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import { mailOf } from '../core/mail-of.ts'
import type { Services } from '../core/services.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { newToken } from '../platform/secrets/tokens.ts'
import './tables.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    /** `language`: of who invites; of who is invited nothing is known. */
    mail_invitation: { invitationId: string; language?: string | null }
  }
}

/** Mails an invitation. The token is made here, so that it stands in the mail and nowhere else; a retry makes another. */
export async function mailInvitation(
  { db, clock, mailer, config }: Services,
  { invitationId, language }: { invitationId: string; language?: string | null },
): Promise<void> {
  const invitation = await db
    .selectFrom('fleet_invitations')
    .innerJoin('fleets', 'fleets.id', 'fleet_invitations.fleet_id')
    .select([
      'fleet_invitations.email',
      'fleet_invitations.role',
      'fleet_invitations.expires_at',
      'fleets.company_name',
      'fleets.status',
    ])
    .where('fleet_invitations.id', '=', invitationId)
    .where('fleet_invitations.accepted_at', 'is', null)
    .where('fleet_invitations.revoked_at', 'is', null)
    .executeTakeFirst()
  if (!invitation || invitation.expires_at <= clock.now()) return
  const { token, hash } = newToken()
  await db
    .updateTable('fleet_invitations')
    .set({ token_hash: hash })
    .where('id', '=', invitationId)
    .execute()
  const { company_name: company, role, status } = invitation
  // A name that nobody has approved would say to strangers whatever it likes.
  const known = status === 'active' ? calmName(company) : null
  const reads = languageOfRecipient(language)
  const words = inLanguage(mails, reads).invitation
  await mailer.send({
    to: invitation.email,
    ...mailOf(
      {
        subject: words.subject({ company: known }),
        lines: [words.text({ role, ms: settings.invitationMs })],
        to: { link: `${config.publicUrl}/join-fleet#${token}`, button: words.button },
        why: words.why({ company: redactContacts(company) }),
      },
      reads,
    ),
  })
}
