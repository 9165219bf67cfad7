import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './core/config.ts'
import type { Db } from './platform/db/tables.ts'

/** How the command line is called here: an image has no npm scripts (Dockerfile). */
const hasScripts = existsSync(join(import.meta.dirname, '../ops/launch.mjs'))
const cli = hasScripts ? 'npm run cli --' : 'node cli/main.ts'

interface Greeting {
  config: Config
  db: Db
  /** Of the demo; null without one. */
  logins: readonly { role: string; username: string; password: string }[] | null
  /** Whether the web app is built, so that there are pages. */
  hasPages: boolean
}

/** Says on the terminal where the product is, where it keeps what, and what is still to be done. */
export async function greet({ config, db, logins, hasPages }: Greeting): Promise<void> {
  const says = [`Roadcall is open: ${config.publicUrl}`]
  if (!hasPages)
    says.push('There are no pages, only the API: npm run build makes them, then start again.')
  if (logins)
    says.push(
      [
        'This is the demo: everybody in it is invented, and robots answer requests.',
        ...logins.map(
          ({ role, username, password }) =>
            `  ${role.padEnd(22)} ${username.padEnd(18)} ${password}`,
        ),
        `What anybody is sent shows up at ${config.publicUrl}/outbox.`,
      ].join('\n'),
    )
  says.push(whereThingsAre(config))
  if (!logins && (await lacksAdmin(db)))
    says.push(
      `There is no admin yet. Make the first one from a second terminal:\n  ${cli} make-admin <username> <email>`,
    )
  console.log(`\n${says.join('\n\n')}\n`)
}

function whereThingsAre({ dataDir, databaseUrl, s3Url, smtpUrl, smsUrl }: Config): string {
  const kept = [
    ...(databaseUrl ? [] : ['the database']),
    ...(s3Url ? [] : ['photos and documents']),
    ...(smtpUrl ? [] : ['emails (SMTP_URL sends them)']),
    ...(smsUrl ? [] : ['texts (SMS_URL sends them)']),
  ]
  const inFolder = kept.length > 0 ? `In ${dataDir}: ${kept.join(', ')}.` : null
  return [inFolder, 'Stop with Ctrl-C; the next start goes on from here. Help: docs/operator.md']
    .filter((line) => line !== null)
    .join('\n')
}

/** Calls are taken already: a database that is lost at this moment is a reason to say less, none to end. */
const lacksAdmin = (db: Db): Promise<boolean> =>
  db
    .selectFrom('users')
    .select('id')
    .where('user_type', '=', 'admin')
    .limit(1)
    .executeTakeFirst()
    .then(
      (admin) => admin === undefined,
      () => false,
    )
