import type { UserType } from '#contract/auth.ts'
import { agree } from '../../server/auth/agreements.ts'
import { insertUser } from '../../server/auth/queries.ts'
import '../../server/notifications/tables.ts'
import type { Tx } from '../../server/platform/db/tables.ts'

const day = 24 * 60 * 60_000

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * day)
export const minutesAfter = (at: Date, minutes: number) => new Date(at.getTime() + minutes * 60_000)

export interface NewPerson {
  username: string
  name: string
  phone: string
  /** Days before now. */
  since: number
}

export type OpenUser = (type: UserType, person: NewPerson) => Promise<string>

/**
 * Makes accounts of the demo. All have the same few hashes, which are made before the transaction: one that the
 * printed password opens, and one that nothing opens for those whom robots play, and who get neither mail nor SMS.
 */
export const openUserWith =
  (
    tx: Tx,
    now: Date,
    hashOf: (username: string) => string,
    isRobot: (username: string) => boolean,
  ): OpenUser =>
  async (user_type, { username, name, phone, since }) => {
    const { id } = await insertUser(tx, {
      user_type,
      username,
      email: `${username}@example.com`,
      full_name: name,
      phone,
      password_hash: hashOf(username),
      created_at: daysBefore(now, since),
    })
    await agree(tx, { userId: id }, now)
    if (isRobot(username))
      await tx
        .insertInto('channel_settings')
        .values({ user_id: id, mail: false, sms: false, quiet_from: null, quiet_to: null })
        .execute()
    return id
  }
