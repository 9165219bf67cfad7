import { type ContactMessage, contactTopicLabels } from '#contract/site.ts'
import { mails } from '#contract/words/en/mails.ts'
import type { Services } from '../core/services.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { mailText } from '../platform/mail/mail-text.ts'
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
  const words = mails(languageOfRecipient(to.language)).contactMessage
  await mailer.send({
    to: to.email,
    replyTo: email,
    subject: words.subject({ topic: contactTopicLabels[topic], name: writer }),
    text: mailText({ lines: [words.from({ name: writer, email }), message], why: words.why }),
    idempotencyKey: `contact-${id}`,
  })
}
