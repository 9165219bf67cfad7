import { randomUUID } from 'node:crypto'
import { closedJob } from './given-owned.ts'
import type { TestApp } from './open-test-app.ts'

/** A job whose card's bank wants the money back, where no processor is configured that could have said so. */
export async function givenChargeback(app: TestApp): Promise<{ params: { id: string } }> {
  const { params } = await closedJob(app)
  const { rows } = await app.services.pool.query<{ id: string }>(
    `with held as (
      insert into holds (job_id, kind, state, cents, capture_cents, captured_cents, asked_at, answer_by, moved_at)
      values ($1, 'agreed', 'captured', 1000, 1000, 1000, now(), now(), now()) returning id, job_id)
    insert into chargebacks (job_id, hold_id, dispute, reason, cents, opened_at, moved_at, look_at, pack_hash)
    select job_id, id, $2, 'general', 1000, now(), now(), now(), '' from held returning id`,
    [params.id, randomUUID()],
  )
  return { params: { id: rows[0]?.id ?? '' } }
}
