import { join } from 'node:path'
import type { Log } from '../log.ts'
import { createOutbox, type OutboxMessage } from '../outbox.ts'
import type { Mailer } from './mailer.ts'
import { outboxMailer } from './outbox-mailer.ts'
import { smtpMailer } from './smtp-mailer.ts'

/** More is not looked at by hand. */
const SHOWN = 200

type MailOptions = { smtpUrl: string | undefined; mailFrom: string; dataDir: string }

/** The mail server where one is configured, else the outbox in the data folder; `outbox` lists what that holds. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: MailOptions, log: Log) {
  const folder = join(dataDir, 'outbox')
  const outbox = createOutbox(folder)
  const mailer: Mailer = smtpUrl
    ? smtpMailer({ url: smtpUrl, from: mailFrom })
    : outboxMailer(outbox)
  if (!smtpUrl) log.info({ folder }, 'SMTP_URL is not set: mails stay in the outbox')
  return { mailer, outbox: async () => (await outbox.list(SHOWN)).map(asText) }
}

/** What the list shows of a message; the HTML says the same as the text. */
function asText({ html: _, ...message }: OutboxMessage): Omit<OutboxMessage, 'html'> {
  return message
}
