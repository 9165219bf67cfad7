import type pg from 'pg'
import type { OutboxMessage } from '#contract/admin.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/tables.ts'
import type { FileStore } from '../platform/files/file-store.ts'
import type { Log } from '../platform/log.ts'
import type { Mailer } from '../platform/mail/mailer.ts'
import type { Mailbox } from '../platform/open-messengers.ts'
import type { PushSender } from '../platform/push/push-sender.ts'
import type { SmsSender } from '../platform/sms/sms-sender.ts'
import type { Aside } from './aside.ts'
import type { CardProcessor } from './cards/card-processor.ts'
import type { Config } from './config.ts'
import type { Deeds } from './deed.ts'
import type { Feed } from './live/feed.ts'
import type { Hub } from './live/hub.ts'
import type { Memory } from './remember.ts'
import type { RulesInForce } from './rules.ts'
import type { SecurityLog } from './security-log.ts'
import type { Versions } from './versions.ts'

/** What every domain gets from the app: made once per process, passed by hand, no globals. */
export interface Services {
  config: Config
  log: Log
  security: SecurityLog
  clock: Clock
  pool: pg.Pool
  db: Db
  deeds: Deeds
  aside: Aside
  feed: Feed
  hub: Hub
  versions: Versions
  memory: Memory
  rules: RulesInForce
  mailer: Mailer
  sms: SmsSender
  push: PushSender
  /** Null where none is configured: then every job is paid directly. */
  cards: CardProcessor | null
  files: FileStore
  /** With what links are sealed, so that mails and texts can repeat them. */
  linkKey: string
  /** What the local twins of mail and SMS hold, newest first; empty where real drivers carry them. */
  outbox(): Promise<OutboxMessage[]>
  /** What they hold is forgotten here. */
  mailbox: Mailbox
}
