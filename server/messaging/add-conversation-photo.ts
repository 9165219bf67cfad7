import { sql } from 'kysely'
import type { Photo } from '#contract/photos.ts'
import { settings } from '#contract/settings.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { lockRequest } from '../asking/queries.ts'
import { userIdOf } from '../auth/actor.ts'
import type { Deed } from '../core/deed.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import type { Claim } from '../deals/policy.ts'
import { disputeRuns } from '../disputes/runs.ts'
import { openUntil } from '../disputes/what-is-open.ts'
import { withPicture } from '../photos/photo-files.ts'
import { countPhotos, insertPhoto, photoView } from '../photos/queries.ts'
import type { Db } from '../platform/db/tables.ts'
import { Refusal } from '../platform/http/refusal.ts'
import { closedBecause, holdsBack, type Seat, seatOf } from './policy.ts'

/** A photo for the next message of a conversation, or for a dispute about its job; only its two parties ever see it (rules C10). */
export async function addConversationPhoto(
  { db, files, clock }: Services,
  deed: Deed,
  claim: Claim,
  bidId: string,
  bytes: Buffer,
): Promise<Photo> {
  const seat = await seatOf(db, claim, bidId, clock.now())
  if (!seat) throw notFound('conversation')
  const { side, request } = seat
  await refusePhoto(db, seat, clock.now())
  return withPicture(files, bytes, claim.actor, ({ id, width, height }) =>
    deed.transaction(async (tx) => {
      await lockRequest(tx, request.id)
      if ((await countPhotos(tx, request.id, bidId)) >= settings.messages.photos)
        throw new Refusal('too_many_photos', refusals.photos.tooManyOfMessage)
      const photo = {
        id,
        request_id: request.id,
        bid_id: bidId,
        side,
        user_id: userIdOf(claim.actor),
        is_shown_to_bidders: false,
        width,
        height,
        created_at: deed.now,
      }
      await insertPhoto(tx, photo)
      return photoView(photo)
    }),
  )
}

/** A conversation closes a day after its job; what shows how it was is asked for as long as a side may object, and while a dispute runs. */
async function refusePhoto(db: Db, seat: Seat, now: Date): Promise<void> {
  if (holdsBack(seat)) throw new Refusal('not_allowed', refusals.photos.afterAcceptance)
  const closed = closedBecause(seat, now)
  if (closed && !(await showsInDispute(db, seat, now))) throw new Refusal('wrong_state', closed)
}

async function showsInDispute(db: Db, { job, request }: Seat, now: Date): Promise<boolean> {
  if (!job) return false
  if (openUntil(job) > now) return true
  const { rows } = await sql<{ runs: boolean }>`
    select ${disputeRuns(sql`${request.id}::uuid`)} as runs`.execute(db)
  return rows[0]?.runs === true
}
