import { type ContactMessage, contactTopicLabels } from '#contract/site.ts'
import type { Services } from '../core/services.ts'
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
  await mailer.send({
    to,
    replyTo: email,
    subject: `${contactTopicLabels[topic]}: ${writer}`,
    text: [
      `${writer} <${email}> wrote on the contact page:`,
      '',
      message,
      '',
      'An answer to this mail goes to the writer. The address was not checked.',
    ].join('\n'),
    idempotencyKey: `contact-${id}`,
  })
}
