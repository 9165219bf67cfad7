import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { isSupportedCountry } from 'libphonenumber-js/min'
import * as z from 'zod/mini'
import { securitySettings } from '#contract/security-settings.ts'
import { settings } from '#contract/settings.ts'
import { isLoopback } from '../platform/http/loopback.ts'
import { StartProblem } from '../platform/start-problem.ts'

/** Text that must pass `isGood`; `rule` finishes the sentence "PORT …". The value itself is never repeated. */
const text = (rule: string, isGood: (value: string) => boolean) =>
  z.string().check(z.refine(isGood, rule))

const urlOf = (...schemes: string[]) =>
  text(`must be a URL that begins with ${schemes.map((s) => `${s}://`).join(' or ')}.`, (value) =>
    schemes.includes(URL.parse(value)?.protocol.replace(':', '') ?? ''),
  )

const filled = text('must not be blank.', (value) => value.trim() !== '')

const isOrigin = (value: string) => {
  const url = URL.parse(value)
  return /^https?:$/.test(url?.protocol ?? '') && url?.pathname === '/' && !url.search && !url.hash
}

const isProxy = (entry: string) => {
  const [address = '', bits, ...rest] = entry.split('/')
  if (['loopback', 'linklocal', 'uniquelocal'].includes(entry)) return true
  const family = isIP(address)
  if (family === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
}

const entriesOf = (value: string) => value.split(',').map((entry) => entry.trim())

const units = { h: 3_600_000, d: 86_400_000 }

/** `6h`, `7d` */
const spanOf = (value: string): number | null => {
  const [, count, unit] = /^([1-9]\d{0,3})([hd])$/.exec(value) ?? []
  return count && (unit === 'h' || unit === 'd') ? Number(count) * units[unit] : null
}

const levels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** Every variable Roadcall reads from its environment (architecture §4). */
const variables = z.object({
  PORT: z._default(
    text(
      'must be a whole number from 0 to 65535.',
      (value) => /^\d{1,5}$/.test(value) && Number(value) <= 65_535,
    ),
    '3000',
  ),
  HOST: z._default(
    text('must be an address or host name to listen on, such as 127.0.0.1 or 0.0.0.0.', (value) =>
      /^[\w.:-]+$/.test(value),
    ),
    '127.0.0.1',
  ),
  PUBLIC_URL: z.optional(
    text('must be the address people open, such as https://roadcall.example.', isOrigin),
  ),
  METRICS_TOKEN: z.optional(
    text('must have at least 16 characters.', (value) => value.trim().length >= 16),
  ),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(urlOf('postgres', 'postgresql')),
  ADMIN_USERNAME: z.optional(
    text('must have 1 to 64 letters, digits, dots, dashes or underscores.', (value) =>
      /^[\w.-]{1,64}$/.test(value),
    ),
  ),
  ADMIN_PASSWORD: z.optional(
    text(
      `must have ${securitySettings.passwordMin} to ${settings.password.max} characters.`,
      ({ length }) => length >= securitySettings.passwordMin && length <= settings.password.max,
    ),
  ),
  ADMIN_EMAIL: z.optional(
    text('must be an e-mail address.', (value) => z.email().safeParse(value).success),
  ),
  CONTACT_EMAIL: z.optional(
    text('must be an e-mail address.', (value) => z.email().safeParse(value).success),
  ),
  OPERATOR_NAME: z.optional(z.string().check(z.trim())),
  OPERATOR_ADDRESS: z.optional(z.string().check(z.trim())),
  OPERATOR_BANK: z.optional(z.string().check(z.trim())),
  SMTP_URL: z.optional(urlOf('smtp', 'smtps')),
  MAIL_FROM: z.optional(
    text('must hold an e-mail address, such as "Roadcall <help@roadcall.example>".', (value) =>
      /[^\s@<>]+@[^\s@<>]+/.test(value),
    ),
  ),
  SMS_URL: z.optional(urlOf('https', 'http')),
  PHONE_COUNTRIES: z._default(
    text('must be countries by their two letters, such as US,CA, with commas between.', (value) =>
      entriesOf(value).every((code) => isSupportedCountry(code.toUpperCase())),
    ),
    'US,CA',
  ),
  VAPID_PUBLIC_KEY: z.optional(filled),
  VAPID_PRIVATE_KEY: z.optional(filled),
  VAPID_SUBJECT: z.optional(
    text('must begin with mailto: or https://.', (value) => /^(mailto:|https:\/\/)/.test(value)),
  ),
  PUSH_HOSTS: z.optional(
    text('must be hosts such as push.example.com:8443, with commas between.', (value) =>
      entriesOf(value).every((host) => /^[\w.-]+(:\d{1,5})?$/.test(host)),
    ),
  ),
  WEBHOOK_HOSTS: z.optional(
    text('must be hosts such as tms.internal:8443, with commas between.', (value) =>
      entriesOf(value).every((host) => /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/i.test(host)),
    ),
  ),
  LINK_KEY: z.optional(
    text('must have at least 32 characters.', (value) => value.trim().length >= 32),
  ),
  S3_URL: z.optional(urlOf('https', 'http', 's3')),
  BACKUP_DIR: z.optional(filled),
  BACKUP_S3_URL: z.optional(urlOf('https', 'http', 's3')),
  BACKUP_EVERY: z._default(
    text(
      'must be hours or days such as 6h or 1d, or never.',
      (value) => value === 'never' || spanOf(value) !== null,
    ),
    '1d',
  ),
  BACKUP_KEEP: z._default(
    text('must be hours or days such as 12h or 7d.', (value) => spanOf(value) !== null),
    '7d',
  ),
  STRIPE_SECRET_KEY: z.optional(filled),
  STRIPE_WEBHOOK_SECRET: z.optional(filled),
  STRIPE_API_URL: z.optional(
    text('must be an address of this machine, such as http://127.0.0.1:3001.', (value) =>
      isLoopback(URL.parse(value)?.hostname),
    ),
  ),
  SAMSARA_API_URL: z.optional(
    text('must be an address of this machine, such as http://127.0.0.1:3002.', (value) =>
      isLoopback(URL.parse(value)?.hostname),
    ),
  ),
  MAP_STYLE_URL: z.optional(urlOf('https', 'http')),
  TRUST_PROXY: z.optional(
    text(
      'must be the number of proxies in front, or their addresses (10.0.0.1, 10.0.0.0/8, loopback) with commas between.',
      (value) => /^\d{1,2}$/.test(value) || entriesOf(value).every(isProxy),
    ),
  ),
  LOG_LEVEL: z._default(z.enum(levels, { error: `must be one of ${levels.join(', ')}.` }), 'info'),
  PSEUDO_LANGUAGE: z._default(z.enum(['yes', 'no'], { error: 'must be yes or no.' }), 'no'),
})

export const variableNames = Object.keys(variables.shape)

type Variables = z.output<typeof variables>

/** Variables of which the one needs the other. */
const together: (keyof Variables)[][] = [
  ['ADMIN_USERNAME', 'ADMIN_PASSWORD'],
  ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY', 'VAPID_SUBJECT'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
]

export type Config = ReturnType<typeof readConfig>

/**
 * Reads the environment once. An empty variable counts as not set. A wrong value stops the start with a
 * StartProblem: one sentence for each wrong variable, naming it and never repeating its value.
 * `PORT=0` lets the system choose; the default of `publicUrl` then has to be replaced after listening.
 */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.entries(env).filter(([, value]) => value?.trim())
  const parsed = variables.safeParse(Object.fromEntries(given))
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
    throw new StartProblem(sentences.join('\n'))
  }
  const read = parsed.data
  for (const group of together) requireTogether(read, group)
  if (read.ADMIN_EMAIL) requireTogether(read, ['ADMIN_EMAIL', 'ADMIN_USERNAME'])
  const isPseudoOn = read.PSEUDO_LANGUAGE === 'yes'
  if (isPseudoOn && env.NODE_ENV === 'production')
    throw new StartProblem('PSEUDO_LANGUAGE is for development and tests; leave it out here.')
  if (read.BACKUP_DIR && read.BACKUP_S3_URL)
    throw new StartProblem('BACKUP_DIR and BACKUP_S3_URL are two places for one thing; set one.')
  // Demo cards beside a real key, or the twin's key at Stripe, would be nobody's intention.
  const isTwins = read.STRIPE_SECRET_KEY?.startsWith('sk_twin_') ?? false
  if (isTwins !== (read.STRIPE_API_URL !== undefined))
    throw new StartProblem(
      'STRIPE_API_URL is for the demo’s own card processor; leave it out here.',
    )
  const port = Number(read.PORT)
  const publicUrl = new URL(read.PUBLIC_URL ?? `http://localhost:${port}`)
  return {
    port,
    host: read.HOST,
    /** Without a slash at the end. */
    publicUrl: publicUrl.origin,
    /** False: nobody has said it, so it is that of a machine of one's own. */
    isPublicUrlSet: read.PUBLIC_URL !== undefined,
    /** Who shows it reads /metrics; not set: this machine alone does. */
    metricsToken: read.METRICS_TOKEN,
    /** Absolute. */
    dataDir: resolve(read.DATA_DIR),
    /** Not set: the embedded PostgreSQL in `dataDir`. */
    databaseUrl: read.DATABASE_URL,
    /** This admin is made, or kept with this password, at every start (rules C21). */
    admin:
      read.ADMIN_USERNAME && read.ADMIN_PASSWORD
        ? {
            username: read.ADMIN_USERNAME,
            password: read.ADMIN_PASSWORD,
            email: read.ADMIN_EMAIL ?? `${read.ADMIN_USERNAME}@${publicUrl.hostname}`,
          }
        : undefined,
    /** Where messages of the contact page go; the oldest admin's address where neither is set. */
    contactEmail: read.CONTACT_EMAIL ?? read.ADMIN_EMAIL,
    /** As the terms name who runs this. */
    operator: {
      name: read.OPERATOR_NAME ?? null,
      /** What anybody may read: never the address that an admin signs in with. */
      email: read.CONTACT_EMAIL ?? null,
      address: read.OPERATOR_ADDRESS ?? null,
    },
    /** To which bank fleets pay their bills, in words. Of the environment alone: who steals an admin's session cannot redirect money. */
    operatorBank: read.OPERATOR_BANK || null,
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM ?? 'Roadcall <no-reply@localhost>',
    smsUrl: read.SMS_URL,
    /** Whose numbers may be given and are texted. */
    phoneCountries: entriesOf(read.PHONE_COUNTRIES).map((code) => code.toUpperCase()),
    vapid:
      read.VAPID_PUBLIC_KEY && read.VAPID_PRIVATE_KEY && read.VAPID_SUBJECT
        ? {
            publicKey: read.VAPID_PUBLIC_KEY,
            privateKey: read.VAPID_PRIVATE_KEY,
            subject: read.VAPID_SUBJECT,
          }
        : undefined,
    /** Push services beside those that browsers are known to use. */
    pushHosts: read.PUSH_HOSTS ? entriesOf(read.PUSH_HOSTS) : [],
    /** Hosts to which webhooks may go though they are private or without TLS. */
    webhookHosts: read.WEBHOOK_HOSTS ? entriesOf(read.WEBHOOK_HOSTS) : [],
    /** Not set: a key that `dataDir` keeps. */
    linkKey: read.LINK_KEY,
    s3Url: read.S3_URL,
    backups: backupsOf(read),
    mapStyleUrl: read.MAP_STYLE_URL,
    /** Not set: no cards, every job is paid directly. */
    stripe:
      read.STRIPE_SECRET_KEY && read.STRIPE_WEBHOOK_SECRET
        ? {
            key: read.STRIPE_SECRET_KEY,
            webhookSecrets: entriesOf(read.STRIPE_WEBHOOK_SECRET),
            apiUrl: read.STRIPE_API_URL,
          }
        : undefined,
    /** Samsara itself, unless it is the twin of tests. */
    samsaraUrl: read.SAMSARA_API_URL ?? 'https://api.samsara.com',
    trustProxy: trustProxy(read.TRUST_PROXY),
    logLevel: read.LOG_LEVEL,
    /** The pseudo-language may be chosen. */
    isPseudoOn,
  }
}

/** A PostgreSQL of one's own is backed up by its own people, unless a place is set. */
function backupsOf(read: Variables) {
  const folder = read.BACKUP_DIR ?? (read.DATABASE_URL ? undefined : `${read.DATA_DIR}/backups`)
  const place = read.BACKUP_S3_URL
    ? { bucket: read.BACKUP_S3_URL }
    : folder
      ? { folder: resolve(folder) }
      : null
  return {
    /** Null: nowhere. */
    place,
    /** Null: none is made by itself. */
    everyMs: place ? spanOf(read.BACKUP_EVERY) : null,
    keepMs: spanOf(read.BACKUP_KEEP) ?? 7 * units.d,
  }
}

/** As Fastify's `trustProxy` takes it; nobody is trusted by default (architecture §6). */
function trustProxy(value: string | undefined): false | number | string[] {
  if (value === undefined || value === '0') return false
  return /^\d+$/.test(value) ? Number(value) : entriesOf(value)
}

function requireTogether(read: Variables, group: (keyof Variables)[]) {
  const missing = group.filter((name) => read[name] === undefined)
  if (missing.length === 0 || missing.length === group.length) return
  const set = group.filter((name) => read[name] !== undefined)
  throw new StartProblem(`${set.join(' and ')} needs ${missing.join(' and ')} as well.`)
}
