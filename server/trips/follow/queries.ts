import type { Insertable } from 'kysely'
import { settings } from '#contract/settings.ts'
import type { Db, Tables, Tx } from '../../platform/db/tables.ts'
import '../tables.ts'

const columns = [
  'id',
  'name',
  'sealed_token',
  'ends_at',
  'opened',
  'opened_at',
  'shows_photos',
] as const

/** The links by which a request is followed now, the newest first. */
export const findLiveLinks = (db: Db | Tx, requestId: string, now: Date) =>
  db
    .selectFrom('follow_links')
    .select(columns)
    .where('request_id', '=', requestId)
    .where('revoked_at', 'is', null)
    .where('ends_at', '>', now)
    .orderBy('made_at', 'desc')
    .execute()

export type LinkRow = Awaited<ReturnType<typeof findLiveLinks>>[number]

export const insertLink = (tx: Tx, link: Insertable<Tables['follow_links']>) =>
  tx.insertInto('follow_links').values(link).returning(columns).executeTakeFirstOrThrow()

/** Its maker has thought anew about the photos. */
export const showPhotos = (tx: Tx, id: string, shows_photos: boolean) =>
  tx.updateTable('follow_links').set({ shows_photos }).where('id', '=', id).execute()

/** Of which request a link is, which never changes. */
export async function requestOfLink(tx: Tx, id: string): Promise<string | undefined> {
  const link = await tx
    .selectFrom('follow_links')
    .select('request_id')
    .where('id', '=', id)
    .executeTakeFirst()
  return link?.request_id
}

/** Ends a link of a request, or all that bear a name. Which ones were there? */
export const endLinks = (
  tx: Tx,
  requestId: string,
  which: { id: string } | { name: string },
  now: Date,
) =>
  tx
    .updateTable('follow_links')
    .set({ revoked_at: now })
    .where('request_id', '=', requestId)
    .where('revoked_at', 'is', null)
    .where((is) => ('id' in which ? is('id', '=', which.id) : is('name', '=', which.name)))
    .returning('id')
    .execute()

/** A link by what it opens with, together with when its request has closed. */
export const findLinkByToken = (db: Db, hash: Buffer) =>
  db
    .selectFrom('follow_links')
    .innerJoin('requests', 'requests.id', 'follow_links.request_id')
    .select([
      'follow_links.id',
      'follow_links.request_id',
      'follow_links.ends_at',
      'follow_links.opened_at',
      'follow_links.shows_photos',
      'requests.closed_at',
    ])
    .where('follow_links.token_hash', '=', hash)
    .where('follow_links.revoked_at', 'is', null)
    .executeTakeFirst()

/** Somebody has looked: once for each while, however often the page asks. */
export const noteOpened = (db: Db, id: string, now: Date) =>
  db
    .updateTable('follow_links')
    .set((is) => ({ opened: is('opened', '+', 1), opened_at: now }))
    .where('id', '=', id)
    .where((is) =>
      is.or([
        is('opened_at', 'is', null),
        is('opened_at', '<', new Date(now.getTime() - settings.follow.openedAgainMs)),
      ]),
    )
    .execute()
