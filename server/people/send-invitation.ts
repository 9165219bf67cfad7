import { settings } from '#contract/settings.ts'
import { mails } from '#contract/words/en/mails.ts'
import { texts } from '#contract/words/en/texts.ts'
import { inLanguage } from '#contract/words/words.ts'
import { subjectOf } from '../core/caps/limits.ts'
import { calmName } from '../core/contacts/calm-name.ts'
import { redactContacts } from '../core/contacts/redact-contacts.ts'
import { mailOf } from '../core/mail-of.ts'
import type { Services } from '../core/services.ts'
import { DeliveryError } from '../platform/delivery-error.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { newToken } from '../platform/secrets/tokens.ts'
import { asSms } from '../platform/sms/as-sms.ts'
import { isStopped } from '../platform/sms/stops.ts'
import { noteTexted } from '../platform/sms/texted-numbers.ts'
import './tables.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    /** `language`: of who invites; of who is invited nothing is known. */
    send_provider_invitation: { invitationId: string; language?: string | null }
  }
}

/**
 * Mails or texts an invitation. The token is made here, so that it stands in that message and nowhere else; a retry
 * makes another. Stops quietly where the number takes no SMS of ours.
 */
export async function sendInvitation(
  { db, clock, mailer, sms, config }: Services,
  { invitationId, language }: { invitationId: string; language?: string | null },
): Promise<void> {
  const invitation = await db
    .selectFrom('provider_invitations as i')
    .innerJoin('providers as p', 'p.id', 'i.provider_id')
    .select(['i.email', 'i.phone', 'i.role', 'i.provider_id', 'i.expires_at'])
    .select(['p.business_name', 'p.status'])
    .where('i.id', '=', invitationId)
    .where('i.accepted_at', 'is', null)
    .where('i.revoked_at', 'is', null)
    .executeTakeFirst()
  if (!invitation || invitation.expires_at <= clock.now()) return
  const { email, phone, role, business_name: business, status } = invitation
  const { provider_id: providerId } = invitation
  // A name that nobody has approved would say to strangers whatever it likes.
  const known = status === 'active' ? calmName(business) : null
  if (phone && (await isStopped(db, phone))) return
  const { token, hash } = newToken()
  await db
    .updateTable('provider_invitations')
    .set({ token_hash: hash })
    .where('id', '=', invitationId)
    .execute()
  const link = `${config.publicUrl}/join-provider#${token}`
  const reads = languageOfRecipient(language)
  if (email) {
    const words = inLanguage(mails, reads).providerInvitation
    await mailer.send({
      to: email,
      ...mailOf(
        {
          subject: words.subject({ business: known }),
          lines: [words.text({ role, ms: settings.invitationMs })],
          to: { link, button: words.button },
          why: words.why({ business: redactContacts(business) }),
        },
        reads,
      ),
    })
  } else if (phone) {
    const words = inLanguage(texts, reads)
    try {
      await sms.send({
        to: phone,
        from: { subject: subjectOf.provider(providerId), isNew: status !== 'active' },
        text: words.providerInvitation({ business: known && asSms(known), link }),
      })
      // It says the terms, so that the next one need not.
      await noteTexted(db, phone, clock.now())
    } catch (error) {
      if (!(error instanceof DeliveryError) || error.isRetryable) throw error
    }
  }
}
