import type { ContactMessage } from '#contract/site.ts'
import { contact } from '#contract/words/en/contact.ts'
import { mails } from '#contract/words/en/mails.ts'
import { inLanguage } from '#contract/words/words.ts'
import { mailOf } from '../core/mail-of.ts'
import type { Services } from '../core/services.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { operatorAddress } from './operator-address.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    /** With what was written, since nothing else holds it; the queue forgets it with the job. */
    mail_contact_message: ContactMessage & { id: string }
  }
}

/** Mails what somebody wrote on the contact page to the operator; an answer goes to the writer. */
export async function mailContactMessage(
  { db, mailer, config }: Services,
  { id, name, email, topic, message }: ContactMessage & { id: string },
): Promise<void> {
  const to = await operatorAddress(db, config)
  // Tried again later, and kept until then: an admin may be made any moment.
  if (!to) throw new Error('nobody can receive a contact message')
  const writer = name.replaceAll(/\s+/g, ' ')
  const language = languageOfRecipient(to.language)
  const words = inLanguage(mails, language).contactMessage
  const { topics } = inLanguage(contact, language)
  await mailer.send({
    to: to.email,
    isOwn: true,
    replyTo: email,
    ...mailOf(
      {
        subject: words.subject({ topic: topics[topic] }),
        lines: [words.from({ name: writer, email }), message],
        why: words.why,
      },
      language,
    ),
    idempotencyKey: `contact-${id}`,
  })
}
