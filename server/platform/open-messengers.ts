import { join } from 'node:path'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import { outboxMailer } from './mail/outbox-mailer.ts'
import { smtpMailer } from './mail/smtp-mailer.ts'
import { createOutbox, type Outbox, type OutboxMessage } from './outbox.ts'
import { httpSmsSender } from './sms/http-sms-sender.ts'
import { outboxSmsSender } from './sms/outbox-sms-sender.ts'
import type { SmsSender } from './sms/sms-sender.ts'

/** More is not looked at by hand. */
const SHOWN = 200

type MessengerOptions = {
  smtpUrl: string | undefined
  smsUrl: string | undefined
  mailFrom: string
  dataDir: string
}

/** Mail and SMS by the services that are configured, else in the outbox of the data folder; `outbox` lists what that holds. */
export function openMessengers({ smtpUrl, smsUrl, mailFrom, dataDir }: MessengerOptions, log: Log) {
  const folder = join(dataDir, 'outbox')
  const outbox = createOutbox(folder)
  const mailer: Mailer = smtpUrl
    ? smtpMailer({ url: smtpUrl, from: mailFrom })
    : outboxMailer(outbox)
  if (!smtpUrl) log.info({ folder }, 'SMTP_URL is not set: mails stay in the outbox')
  const sms: SmsSender = smsUrl ? httpSmsSender({ url: smsUrl }) : outboxSmsSender(outbox)
  if (!smsUrl) log.info({ folder }, 'SMS_URL is not set: SMS stay in the outbox')
  return {
    mailer,
    sms,
    outbox: async () => (await outbox.list(SHOWN)).map(asText),
    mailbox: keepingOf(outbox),
  }
}

/** What is to be forgotten of mails and SMS that lie in files; nothing lies there where services carry them. */
export interface Mailbox {
  /** Messages to somebody, or that name them, by any of these words. */
  removeAbout(words: readonly string[]): Promise<void>
  removeBefore(at: Date): Promise<void>
}

const keepingOf = (outbox: Outbox): Mailbox => ({
  removeAbout(words) {
    const wanted = words.map((word) => word.toLowerCase())
    return outbox.remove(({ to, subject, text }) => {
      const said = `${to}\n${subject ?? ''}\n${text}`.toLowerCase()
      return wanted.some((word) => said.includes(word))
    })
  },
  removeBefore: (at) => outbox.remove((message) => Date.parse(message.at) < at.getTime()),
})

/** What the list shows of a message; the HTML says the same as the text. */
function asText({ html: _, ...message }: OutboxMessage): Omit<OutboxMessage, 'html'> {
  return message
}
