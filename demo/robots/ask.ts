import { askIndividually } from '../../server/asking/ask-individually.ts'
import type { Services } from '../../server/core/services.ts'
import { signedIn } from '../actors.ts'
import { type Chance, chanceOf } from '../chance.ts'
import { breakdowns } from '../world/breakdowns.ts'
import { aroundAustin, aroundDallas, spotAt } from '../world/spots.ts'
import type { Cast } from './cast.ts'
import { caps, pace, perHour } from './pace.ts'
import { countRequests, isBusy, type Player } from './queries.ts'
import type { Timers } from './timers.ts'

const minute = 60_000
const hour = 60 * minute
const hourInTexas = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  hourCycle: 'h23',
  timeZone: 'America/Chicago',
})

/**
 * Customers and drivers who break down near Austin and Dallas: while somebody watches every minute or two, so that a person
 * who plays a shop sees cards arrive; while nobody does as many as the hour of the day has, and ever fewer the longer
 * that goes on, so that a forgotten demo does not fill the disk.
 */
export function createAskers({ db, deeds, clock, hub }: Services, cast: Cast, timers: Timers) {
  let waited = 0
  let pause = 0
  /** How many times longer each pause is than at the beginning. */
  let slower = 1

  async function ask(): Promise<void> {
    const players = await cast.players()
    const now = clock.now().getTime()
    const counts = await countRequests(db, players, {
      hour: new Date(now - hour),
      lately: new Date(now - 20 * minute),
    })
    slower = 2 ** (counts.ever / caps.halves)
    pause = pauseOf()
    if (counts.open >= caps.open || counts.recent >= caps.anHour) return
    const chance = chanceOf('ask', String(counts.ever), String(counts.recent))
    const person = await choosePerson(players, chance)
    const around = chance.isLikely(0.65) || person.fleetId ? aroundAustin : aroundDallas
    const { requestId } = await askIndividually(
      { db },
      deeds.own(),
      signedIn(person.id, person.userType),
      {
        ...chance.pick(breakdowns),
        ...spotAt(chance.pick(around), chance),
        fullName: person.name,
        phone: person.phone,
        email: person.email,
      },
    )
    cast.noteAsked(requestId, person)
  }

  /** Whoever a person may be has something under way, if nobody is signed in; then the played fleet has; else anybody asks. */
  async function choosePerson(players: readonly Player[], chance: Chance): Promise<Player> {
    const since = new Date(clock.now().getTime() - 2 * hour)
    const away = await cast.absentCustomer()
    if (away && !(await isBusy(db, [away], since))) return away
    const others = players.filter(({ username }) => username !== cast.customerName)
    const drivers = others.filter(({ fleetId }) => fleetId !== null)
    const quiet = new Date(clock.now().getTime() - 20 * minute)
    return chance.pick((await isBusy(db, drivers, quiet)) ? others : drivers)
  }

  function pauseOf(): number {
    const chance = chanceOf('pause', clock.now().toISOString())
    if (hub.size > 0) return chance.between(...pace.askAgain) * slower
    const usual = hour / (perHour[Number(hourInTexas.format(clock.now()))] ?? 5)
    return chance.between(0.5, 1.5) * usual * slower
  }

  /** Looks every few seconds, so that whoever comes does not wait for the pause of an empty house. */
  function keepAsking(): void {
    timers.after(pace.look, async () => {
      keepAsking()
      waited += pace.look
      const most = hub.size > 0 ? pace.askAgain[1] * slower : pause
      if (waited < Math.min(pause, most)) return
      waited = 0
      await ask()
    })
  }

  return { ask, keepAsking }
}
