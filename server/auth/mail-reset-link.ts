import { linkWithToken } from '#contract/link-with-token.ts'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { mails } from '#contract/words/en/mails.ts'
import { inLanguage } from '#contract/words/words.ts'
import { mailOf } from '../core/mail-of.ts'
import type { Services } from '../core/services.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { newToken } from '../platform/secrets/tokens.ts'
import { findUserById, insertReset } from './queries.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    mail_reset_link: { userId: string }
  }
}

/** Mails a reset link. The token is made here, so that it stands in the mail and nowhere else; a retry makes another. */
export async function mailResetLink(
  { db, clock, mailer, config }: Services,
  { userId }: { userId: string },
): Promise<void> {
  const user = await findUserById(db, userId)
  if (!user?.email) return
  const { token, hash } = newToken()
  await insertReset(db, hash, user.id, new Date(clock.now().getTime() + settings.resetTokenMs))
  const language = languageOfRecipient(user.language)
  const words = inLanguage(mails, language).resetLink
  await mailer.send({
    to: user.email,
    isAwaited: true,
    ...mailOf(
      {
        subject: words.subject,
        lines: [words.hello({ name: user.full_name }), words.text({ ms: settings.resetTokenMs })],
        to: {
          link: config.publicUrl + linkWithToken(paths.resetPassword, token),
          button: words.button,
        },
        why: words.why,
      },
      language,
    ),
  })
}
