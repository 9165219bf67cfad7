import type { Db, Tx } from '../db/tables.ts'
import { numberKey } from './stops.ts'

declare module '../db/tables.ts' {
  interface Tables {
    texted_numbers: { phone: string; at: Date }
  }
}

/** Has this number had a text of ours, so that its owner knows who writes and how to end it? */
export async function wasTexted(db: Db | Tx, phone: string): Promise<boolean> {
  const row = await db
    .selectFrom('texted_numbers')
    .select('phone')
    .where('phone', '=', numberKey(phone))
    .executeTakeFirst()
  return row !== undefined
}

export const noteTexted = (db: Db | Tx, phone: string, at: Date) =>
  db
    .insertInto('texted_numbers')
    .values({ phone: numberKey(phone), at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
