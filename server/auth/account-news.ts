import { paths } from '#contract/paths.ts'
import { type AccountNews, mails } from '#contract/words/en/mails.ts'
import { inLanguage } from '#contract/words/words.ts'
import { mailOf } from '../core/mail-of.ts'
import type { Services } from '../core/services.ts'
import type { Tx } from '../platform/db/tables.ts'
import { enqueue, type Tasks } from '../platform/jobs.ts'
import { languageOfRecipient } from '../platform/language-of-recipient.ts'
import { findUserById } from './queries.ts'

declare module '../platform/jobs.ts' {
  interface Tasks {
    mail_account_news: { userId: string; news: AccountNews; to?: string }
  }
}

/** Where its reader can do something about it. */
const links: Record<AccountNews, string> = {
  passwordChanged: paths.auth,
  passwordReset: paths.auth,
  passwordAndKeysReset: paths.auth,
  keyMade: paths.auth,
  webhookAdded: paths.auth,
  passwordSetByOperator: paths.contact,
  emailChanged: paths.contact,
  emailIsNew: paths.account,
  factorAdded: paths.auth,
  factorRemoved: paths.auth,
  factorsReset: paths.auth,
  recoveryCodeUsed: paths.account,
  recoveryCodesRenewed: paths.account,
  newDevice: paths.account,
}

/** Somebody is mailed, after this deed, what has happened to the account: a thief does not do it in silence. */
export const tellAccount = (tx: Tx, userId: string, news: AccountNews): Promise<void> =>
  enqueue(tx, 'mail_account_news', { userId, news })

/** The same at an address that the account does not have any more. */
export const tellOldAddress = (tx: Tx, userId: string, news: AccountNews, to: string) =>
  enqueue(tx, 'mail_account_news', { userId, news, to })

/** Mails it; an account without an address hears nothing. */
export async function mailAccountNews(
  { db, mailer, config }: Services,
  { userId, news, to }: Tasks['mail_account_news'],
): Promise<void> {
  const user = await findUserById(db, userId)
  const address = to ?? user?.email
  if (!user || !address) return
  const language = languageOfRecipient(user.language)
  const { hello, button, ...all } = inLanguage(mails, language).accountNews
  const words = all[news]
  await mailer.send({
    to: address,
    ...mailOf(
      {
        subject: words.subject,
        lines: [hello({ name: user.full_name }), words.text],
        to: { link: `${config.publicUrl}${links[news]}`, button },
        why: words.why,
      },
      language,
    ),
  })
}
