import { linkWithToken } from '#contract/link-with-token.ts'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { texts } from '#contract/words/en/texts.ts'
import { inLanguage } from '#contract/words/words.ts'
import { sendText } from '../core/send-text.ts'
import type { Services } from '../core/services.ts'
import { DeliveryError } from '../platform/delivery-error.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { newToken } from '../platform/secrets/tokens.ts'
import { asSms } from '../platform/sms/as-sms.ts'
import { isStopped } from '../platform/sms/stops.ts'
import { deleteReset, findUserById, insertReset } from './queries.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    text_reset_link: { userId: string }
  }
}

/** So that a first text, with its link, is one SMS. */
const mostOfUsername = 20

/**
 * Texts a reset link to the phone of an account. The token is made here, so that it stands in the SMS and nowhere else; a
 * retry makes another. Stops quietly where the number takes no SMS of ours.
 */
export async function textResetLink(
  services: Services,
  { userId }: { userId: string },
): Promise<void> {
  const { db, clock, config } = services
  const user = await findUserById(db, userId)
  const now = clock.now()
  if (!user?.phone || (await isStopped(db, user.phone))) return
  const { token, hash } = newToken()
  await insertReset(db, hash, userId, new Date(now.getTime() + settings.resetTokenMs))
  try {
    const language = languageOfRecipient(user.language)
    const { resetLink, firstResetLink } = inLanguage(texts, language)
    const said = {
      username: asSms(user.username),
      ms: settings.resetTokenMs,
      link: config.publicUrl + linkWithToken(paths.resetPassword, token),
    }
    const username = asSms(user.username, () => mostOfUsername)
    await sendText(services, user.phone, language, {
      first: (terms) => firstResetLink({ ...said, username, terms }),
      next: resetLink(said),
    })
  } catch (error) {
    // What did not leave opens nothing.
    await deleteReset(db, hash)
    if (!(error instanceof DeliveryError) || error.isRetryable) throw error
  }
}
