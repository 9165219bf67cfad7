import { decideBid } from '#contract/bids.ts'
import { advanceJob, confirmJob, type ProviderStep } from '#contract/jobs.ts'
import { stepAtPlace } from './given.ts'
import type { TestApp } from './open-test-app.ts'
import { begunJob } from './read-answers.ts'

/** A request of somebody with an account. */
export async function ownedRequest({ given }: TestApp) {
  const owner = await given.customer()
  const request = await given.request({ as: owner })
  return { owner, request, params: { id: request.id } }
}

export async function bidOnOwned(app: TestApp) {
  const { owner, request } = await ownedRequest(app)
  const provider = await app.given.provider()
  const bid = await app.given.bid(provider, request)
  return { owner, request, provider, bid, params: { id: bid.id } }
}

/** A job that has gone these steps. */
export const jobAfter =
  (...steps: ProviderStep[]) =>
  async (app: TestApp) => {
    const { owner, request, provider, bid } = await bidOnOwned(app)
    const accepted = await owner.call(decideBid, {
      params: { id: bid.id },
      body: { status: 'accepted' },
    })
    const params = { id: begunJob(accepted.body) }
    for (const step of steps)
      await provider.caller.call(advanceJob, { params, body: stepAtPlace(step, app.clock.now()) })
    return { owner, request, provider, bid, params }
  }

export const newJob = jobAfter()

export async function closedJob(app: TestApp) {
  const job = await jobAfter('start', 'arrive', 'work', 'finish')(app)
  await job.owner.call(confirmJob, { params: job.params })
  return job
}

/** A provider's technician on a running job, with the link to the technician's page in hand. */
export async function workingTechnician(app: TestApp) {
  const job = await newJob(app)
  const { id, byLink } = await app.given.technician(job.provider, job.params)
  return { ...job, id, byLink }
}
