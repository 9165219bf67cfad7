import { settings } from '#contract/settings.ts'
import type { Services } from '../core/services.ts'
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
  await mailer.send({
    to: user.email,
    subject: 'Reset your Roadcall password',
    text: [
      `Hello ${user.full_name},`,
      '',
      'Somebody asked to reset the password of your Roadcall account.',
      'Open this link within 60 minutes to choose a new one:',
      '',
      `${config.publicUrl}/reset-password?token=${token}`,
      '',
      'If it was not you, ignore this mail: your password stays as it is.',
    ].join('\n'),
  })
}
