import { base } from '#contract/words/languages.ts'
import type { Services } from '../../server/core/services.ts'
import { assignTechnician } from '../../server/technicians/assign-technician.ts'
import { findTechnicians } from '../../server/technicians/queries.ts'
import { ownerOf } from '../actors.ts'
import { chanceOf } from '../chance.ts'
import type { Cast } from './cast.ts'
import { pace } from './pace.ts'
import { findUnsent } from './queries.ts'

/** While nobody is signed in at a shop that a person may be, its office sends somebody who is free to each job. */
export function createSenders({ db, deeds, clock }: Services, cast: Cast) {
  return {
    async sendTechnicians(): Promise<void> {
      const offices = await cast.openOffices()
      const before = new Date(clock.now().getTime() - pace.sendTechnician)
      const jobs = await findUnsent(
        db,
        offices.map(({ id }) => id),
        before,
      )
      for (const { id, provider_id } of jobs) {
        const shop = offices.find((one) => one.id === provider_id)
        if (!shop) continue
        const people = await findTechnicians(db, shop.id, clock.now(), base)
        const working = people.filter(({ isDeactivated }) => !isDeactivated)
        const free = working.filter((one) => one.jobs.length === 0)
        const [candidates] = [free, working].filter((some) => some.length > 0)
        if (!candidates) continue
        const technician = chanceOf('send', id).pick(candidates)
        await assignTechnician(deeds.own(), ownerOf(shop), id, technician.id)
      }
    },
  }
}
