import type pg from 'pg'
import type { OutboxMessage } from '#contract/admin.ts'
import type { Clock } from './clock.ts'
import type { Config } from './config.ts'
import type { Db } from './db/tables.ts'
import type { FileStore } from './files/file-store.ts'
import type { Deeds } from './http/deed.ts'
import type { Feed } from './live/feed.ts'
import type { Hub } from './live/hub.ts'
import type { Log } from './log.ts'
import type { Mailer } from './mail/mailer.ts'
import type { PushSender } from './push/push-sender.ts'
import type { Memory } from './remember.ts'
import type { RulesInForce } from './rules.ts'
import type { SmsSender } from './sms/sms-sender.ts'
import type { Versions } from './versions.ts'

/** What every domain gets from the app: made once per process, passed by hand, no globals. */
export interface Services {
  config: Config
  log: Log
  clock: Clock
  pool: pg.Pool
  db: Db
  deeds: Deeds
  feed: Feed
  hub: Hub
  versions: Versions
  memory: Memory
  rules: RulesInForce
  mailer: Mailer
  sms: SmsSender
  push: PushSender
  files: FileStore
  /** What the local twins of mail and SMS hold, newest first; empty where real drivers carry them. */
  outbox(): Promise<OutboxMessage[]>
}
