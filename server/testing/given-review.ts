import { writeReview } from '#contract/reviews.ts'
import type { GivenJob } from './given.ts'
import type { TestApp } from './open-test-app.ts'

const scores = { service: 1, onTime: 2, price: 3 }

/** A closed job that both sides have reviewed, and what its customer says of the shop. */
export async function givenReview(app: TestApp): Promise<{ id: string; job: GivenJob }> {
  const job = await app.given.job({ until: 'closed' })
  const params = { id: job.id }
  const body = { ...scores, words: 'Came late and rude' }
  await app.anybody().call(writeReview, { params, token: job.request.token, body })
  await job.provider.caller.call(writeReview, { params, body: scores })
  const { rows } = await app.services.pool.query(
    `select id from reviews where job_id = $1 and side = 'customer'`,
    [job.id],
  )
  return { id: rows[0].id, job }
}
