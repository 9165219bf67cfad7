import type { JobPhase, ProviderStep } from '#contract/jobs.ts'
import { findRequest } from '../../server/asking/queries.ts'
import type { Services } from '../../server/core/services.ts'
import { findJob, type JobRow } from '../../server/deals/job-queries.ts'
import { advanceJob } from '../../server/trips/advance-job.ts'
import { signedIn } from '../actors.ts'
import { thereAt } from '../build/tell-job.ts'
import { chanceOf } from '../chance.ts'
import { findRobotShops } from '../queries.ts'
import { reportWords } from '../words.ts'
import { pace } from './pace.ts'
import { findRunningJobs } from './queries.ts'
import type { Timers } from './timers.ts'

const nextStep: Partial<Record<JobPhase, ProviderStep>> = {
  assigned: 'start',
  en_route: 'arrive',
  arrived: 'work',
  working: 'finish',
}

const minute = 60_000
const setOutBefore = 30 * minute
const lookAgain = 60 * minute

/** Shops that carry out the jobs they have won. */
export function createDrivers({ db, deeds, clock }: Services, timers: Timers) {
  /** Takes the next step of a job in a while, and so on until the work is done or something else has happened. */
  async function drive(jobId: string): Promise<void> {
    const job = await findJob(db, jobId)
    const step = job && nextStep[job.phase]
    if (!job || !step) return
    const shop = (await findRobotShops(db)).find(({ id }) => id === job.provider_id)
    if (!shop) return
    const wait = step === 'start' ? await untilSettingOut(job) : 0
    if (wait > 0) return timers.after(Math.min(wait, lookAgain), () => drive(jobId))
    const chance = chanceOf('drive', jobId, step)
    timers.after(chance.between(...pace.steps[step]), async () => {
      const request = await findRequest(db, job.request_id)
      const isDone = step === 'finish' && request
      const note = isDone ? reportWords(request.service_type, chance) : null
      // Refused where the job was cancelled or handed back meanwhile, which ends the drive.
      await advanceJob(
        deeds.own(),
        signedIn(shop.owner_user_id, 'service_provider'),
        jobId,
        step,
        note,
        step === 'arrive' && request ? thereAt(request, clock.now()) : undefined,
      )
      await drive(jobId)
    })
  }

  /** To a scheduled job nobody drives before its time. */
  async function untilSettingOut(job: JobRow): Promise<number> {
    const request = await findRequest(db, job.request_id)
    if (request?.urgency !== 'scheduled') return 0
    const at = job.promised_at ?? request.expires_at
    return at.getTime() - setOutBefore - clock.now().getTime()
  }

  return {
    drive,
    async driveRunningOnes() {
      for (const { id } of await findRunningJobs(db)) await drive(id)
    },
  }
}
