import { randomBytes } from 'node:crypto'
import { settings } from '#contract/settings.ts'
import type { Db } from '../../platform/db/tables.ts'
import { hashToken } from '../../platform/secrets/tokens.ts'
import { findLinkByToken } from './queries.ts'

const { afterCloseMs, openedAgainMs } = settings.follow

/** What a link to follow opens: one request's coming truck, until then. */
export interface Following {
  linkId: string
  requestId: string
  endsAt: Date
  showsPhotos: boolean
  /** Nobody has looked for a while. */
  isNewlyOpened: boolean
}

/** No other token begins so, and none of a request has a dot: a call asks one table only. */
const mark = 'f.'
export const follows = (token: string): boolean => token.startsWith(mark)

/** 128 random bits: short enough for a text and a code to scan. */
export function newFollowToken(): { token: string; hash: Buffer } {
  const token = mark + randomBytes(16).toString('base64url')
  return { token, hash: hashToken(token) }
}

/**
 * What this token lets somebody follow; null where it is none, was ended, or its time is over. Asked of the database each
 * time, so that an end is an end in every process.
 */
export async function findFollowing(db: Db, token: string, now: Date): Promise<Following | null> {
  if (!follows(token) || token.length > 100) return null
  const link = await findLinkByToken(db, hashToken(token))
  if (!link) return null
  const closed = link.closed_at ? link.closed_at.getTime() + afterCloseMs : Infinity
  const endsAt = new Date(Math.min(link.ends_at.getTime(), closed))
  if (endsAt <= now) return null
  const { opened_at: at } = link
  return {
    linkId: link.id,
    requestId: link.request_id,
    endsAt,
    showsPhotos: link.shows_photos,
    isNewlyOpened: at === null || at.getTime() < now.getTime() - openedAgainMs,
  }
}
