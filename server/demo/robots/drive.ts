import type { JobPhase, ProviderStep } from '#contract/jobs.ts'
import { advanceJob } from '../../jobs/advance-job.ts'
import { findJob } from '../../jobs/queries.ts'
import type { Services } from '../../platform/services.ts'
import { findRequest } from '../../requests/queries.ts'
import { signedIn } from '../actors.ts'
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

/** Shops that carry out the jobs they have won. */
export function createDrivers({ db, deeds }: Services, timers: Timers) {
  /** Takes the next step of a job in a while, and so on until the work is done or something else has happened. */
  async function drive(jobId: string): Promise<void> {
    const job = await findJob(db, jobId)
    const step = job && nextStep[job.phase]
    if (!job || !step) return
    const shop = (await findRobotShops(db)).find(({ id }) => id === job.provider_id)
    if (!shop) return
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
      )
      await drive(jobId)
    })
  }

  return {
    drive,
    async driveRunningOnes() {
      for (const { id } of await findRunningJobs(db)) await drive(id)
    },
  }
}
