import { issueCreditNote } from '../payments/issue-credit-note.ts'
import { closedJob } from './given-owned.ts'
import type { TestApp } from './open-test-app.ts'

/** A job of which something went back, where no processor is configured that could have sent it. */
export async function creditedJob(app: TestApp) {
  const { owner, params } = await closedJob(app)
  const { pool, db } = app.services
  const { rows } = await pool.query<{ id: string }>(
    `with held as (
      insert into holds (job_id, kind, state, cents, capture_cents, captured_cents, asked_at, answer_by, moved_at)
      values ($1, 'agreed', 'captured', 1000, 1000, 1000, now(), now(), now()) returning id, job_id)
    insert into refunds (job_id, hold_id, state, cents, because, asked_at, moved_at)
    select job_id, id, 'done', 1000, 'provider', now(), now() from held returning id`,
    [params.id],
  )
  const refund_id = rows[0]?.id ?? ''
  await db
    .transaction()
    .execute((tx) => issueCreditNote(tx, params.id, 1000, { refund_id }, app.clock.now()))
  const notes = await pool.query<{ id: string }>('select id from credit_notes where job_id = $1', [
    params.id,
  ])
  return { owner, params: { id: notes.rows[0]?.id ?? '' } }
}
