import '#contract/words/every-language.ts'
import type { Rules } from '#contract/rules.ts'
import { switchPseudoOn } from '#contract/words/switch-pseudo-on.ts'
import { createAside } from './core/aside.ts'
import { capMessengers } from './core/caps/cap-messengers.ts'
import { stripeCards } from './core/cards/stripe-cards.ts'
import type { Config } from './core/config.ts'
import { createDeeds } from './core/deed.ts'
import { openFeed } from './core/live/feed.ts'
import { createHub } from './core/live/hub.ts'
import { createMemory } from './core/remember.ts'
import { openRules } from './core/rules.ts'
import { createSecurityLog } from './core/security-log.ts'
import type { Services } from './core/services.ts'
import { createVersions } from './core/versions.ts'
import { loadRoutes } from './geo/routes.ts'
import { loadTowns } from './geo/towns.ts'
import { readPushKeys } from './notifications/push/keys.ts'
import { type Clock, systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/pool.ts'
import { openFiles } from './platform/files/open-files.ts'
import type { Log } from './platform/log.ts'
import { openMessengers } from './platform/open-messengers.ts'
import { webPushSender } from './platform/push/web-push-sender.ts'
import { ownKey } from './platform/secrets/own-key.ts'

/** Connections of one process; several processes share the database's. */
const poolSize = 20
/** Time alone changes a board (hours, expiries), so nothing is kept longer than the slowest poll. */
const rememberedMs = 10_000
/** What a process may take for that: boards of some thousands of shops. */
const rememberedBytes = 64 * 2 ** 20

export interface OpenServices extends Services {
  close(): Promise<void>
}

/**
 * Everything the domains need, on a database that is migrated. Made once per process; tests make one per file.
 * `remembers: false` answers every hot read from the database, for measuring that; `defaults` are other numbers of the
 * rules than ours, where one machine plays many.
 */
export function openServices(
  config: Config,
  databaseUrl: string,
  log: Log,
  clock: Clock = systemClock,
  { remembers = true, defaults }: { remembers?: boolean; defaults?: Rules } = {},
): OpenServices {
  if (config.isPseudoOn) switchPseudoOn()
  const database = openDatabase({
    url: databaseUrl,
    max: poolSize,
    log,
    applicationName: 'roadcall',
  })
  const { pool, db } = database
  const feed = openFeed({ pool, url: databaseUrl, log })
  const versions = createVersions()
  const rules = openRules({ pool, feed, log, defaults })
  // The first customer must not wait for the gazetteer.
  loadTowns()
  loadRoutes()
  const { outbox, mailbox, ...messengers } = openMessengers(config, log)
  const countries = config.phoneCountries
  const { mailer, sms } = capMessengers(messengers, { db, clock, rules, countries })
  const linkKey = config.linkKey ?? ownKey(config.dataDir, 'link-key')
  const security = createSecurityLog({ log, pool, clock, key: linkKey, level: config.logLevel })
  return {
    config,
    log,
    security,
    clock,
    pool,
    db,
    deeds: createDeeds(db, clock, feed, rules.now),
    aside: createAside(),
    feed,
    hub: createHub((error) => log.error({ err: error }, 'a live stream could not be told')),
    versions,
    rules,
    memory: createMemory({
      feed,
      versions,
      maxAgeMs: remembers ? rememberedMs : 0,
      maxBytes: rememberedBytes,
    }),
    mailer,
    sms,
    push: webPushSender({
      subject: config.vapid?.subject ?? `mailto:${config.contactEmail ?? 'no-reply@localhost'}`,
      readKeys: async () => config.vapid ?? readPushKeys(db),
    }),
    cards: config.stripe ? stripeCards(config.stripe) : null,
    files: openFiles(config, log),
    linkKey,
    outbox,
    mailbox,
    async close() {
      await security.close()
      await rules.close()
      await feed.close()
      await database.close()
    },
  }
}
