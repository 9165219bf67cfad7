import { randomBytes } from 'node:crypto'
import type { Services } from '../../server/core/services.ts'
import { inTransaction } from '../../server/platform/db/transaction.ts'
import { hashPassword } from '../../server/platform/secrets/passwords.ts'
import { StartProblem } from '../../server/platform/start-problem.ts'
import { demoPassword, logins, playedShops } from '../logins.ts'
import { countUsers, findPeople, findShops } from '../queries.ts'
import { shops } from '../world/shops.ts'
import { findAskers } from './askers.ts'
import { openAccounts } from './open-accounts.ts'
import { openUserWith } from './open-user.ts'
import { tellPast } from './tell-past.ts'
import { tellPresent } from './tell-present.ts'
import { findTerms } from './tell-terms.ts'
import { tellVerification } from './tell-verification.ts'

/**
 * Fills an empty database with the demo world, in one transaction: all of it or nothing, once. Its own accounts are
 * the mark that it is there. Throws StartProblem for a database in which other people have accounts.
 */
export async function buildWorld({
  db,
  clock,
  files,
  cards,
}: Pick<Services, 'db' | 'clock' | 'files' | 'cards'>): Promise<boolean> {
  const printed = logins.map(({ username }) => username)
  if ((await findPeople(db, printed)).length === printed.length) return false
  if ((await countUsers(db)) > 0)
    throw new StartProblem(
      'This database holds accounts that are not of the demo; choose another DATA_DIR for it.',
    )
  const now = clock.now()
  const [opened, closed] = await Promise.all([
    hashPassword(demoPassword),
    hashPassword(randomBytes(32).toString('base64')),
  ])
  const isRobot = (username: string) => !printed.includes(username)
  const hashOf = (username: string) => (isRobot(username) ? closed : opened)
  await inTransaction(db, async (tx) => {
    await openAccounts(tx, openUserWith(tx, now, hashOf, isRobot), now)
    await tellVerification(tx, { files }, now)
    const robotNames = shops.map(({ username }) => username)
    const playedNames = playedShops.map(({ username }) => username)
    const robotShops = await findShops(tx, robotNames)
    const askers = await findAskers(tx)
    const played = await findShops(tx, playedNames)
    const terms = await findTerms(tx, { cards }, now)
    await tellPast(tx, robotShops, played, askers, files, now, terms)
    await terms?.upTo(now)
    await tellPresent(tx, { robots: robotShops, played }, askers, files, now)
  })
  return true
}
