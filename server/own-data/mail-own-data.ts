import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { moment } from '#contract/words/en/grammar.ts'
import { mails } from '#contract/words/en/mails.ts'
import { inLanguage } from '#contract/words/words.ts'
import { findUserById } from '../auth/queries.ts'
import { mailOf } from '../core/mail-of.ts'
import type { Services } from '../core/services.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { findCopy, findErasure } from './queries.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    mail_own_data: { userId: string; news: 'copyReady' | 'erasureAsked' }
  }
}

/** Mails somebody that the copy is ready, or that the account will be deleted; who has no address reads it on the page. */
export async function mailOwnData(
  { db, mailer, config }: Services,
  { userId, news }: { userId: string; news: 'copyReady' | 'erasureAsked' },
): Promise<void> {
  const user = await findUserById(db, userId)
  const until =
    news === 'copyReady'
      ? (await findCopy(db, userId))?.expires_at
      : (await findErasure(db, userId))?.due_at
  // Taken back meanwhile.
  if (!user?.email || !until) return
  const language = languageOfRecipient(user.language)
  const words = inLanguage(mails, language).ownData
  const { subject, text, why } = words[news]
  const on = moment(until.toISOString(), settings.desk.timeZone)
  await mailer.send({
    to: user.email,
    ...mailOf(
      {
        subject,
        lines: [words.hello({ name: user.full_name }), text({ on })],
        to: { link: `${config.publicUrl}${paths.ownData}`, button: words.button },
        why,
      },
      language,
    ),
  })
}
