import { askIndividually } from '../../server/asking/ask-individually.ts'
import type { Services } from '../../server/core/services.ts'
import { signedIn } from '../actors.ts'
import { chanceOf } from '../chance.ts'
import { findRobotCustomers } from '../queries.ts'
import { breakdowns } from '../world/breakdowns.ts'
import { aroundAustin, aroundDallas, spotAt } from '../world/spots.ts'
import { caps, pace } from './pace.ts'
import { countRequests } from './queries.ts'
import type { Timers } from './timers.ts'

const hour = 60 * 60_000

/**
 * Customers who break down near Austin and Dallas, every minute or two, while somebody watches: a person who plays a
 * shop there sees cards arrive. At the start a few at once, so that no board is empty.
 */
export function createAskers({ db, deeds, clock, hub }: Services, timers: Timers) {
  async function ask(): Promise<void> {
    const people = await findRobotCustomers(db)
    const counts = await countRequests(
      db,
      people.map(({ id }) => id),
      new Date(clock.now().getTime() - hour),
    )
    if (counts.open >= caps.open || counts.recent >= caps.anHour || counts.ever >= caps.ever) return
    const chance = chanceOf('ask', String(counts.ever))
    const person = chance.pick(people)
    const spot = spotAt(chance.pick(chance.isLikely(0.65) ? aroundAustin : aroundDallas), chance)
    await askIndividually({ db }, deeds.own(), signedIn(person.id, 'customer'), {
      ...chance.pick(breakdowns),
      ...spot,
      fullName: person.name,
      phone: person.phone,
      email: person.email,
    })
  }

  function watch(): void {
    timers.after(pace.lookForWatchers, async () => {
      const isWatched = hub.size > 0
      const pause = chanceOf('pause', String(Date.now())).between(...pace.askAgain)
      timers.after(isWatched ? pause : 0, async () => watch())
      if (isWatched) await ask()
    })
  }

  return { ask, watch }
}
