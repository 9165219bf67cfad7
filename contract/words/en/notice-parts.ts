import type { Asked, At, Eta, Spot, Wanted } from '../notice-words.ts'
import { minutes, moment } from './grammar.ts'
import { requestNames } from './request-names.ts'
import { types } from './services.ts'

/** "Waco, TX", or "6 mi NE of Waco, TX". */
export function where({ miles, direction, town, state }: Spot): string {
  const place = `${town}, ${state}`
  return miles > 0 ? requestNames.off({ miles: `${miles}`, direction, place }) : place
}

/** "Roadside Tire Change near Waco, TX", or the title that somebody typed. */
export function what({ service, title, spot }: Asked): string {
  if (title) return title
  const name = types[service]
  return spot ? requestNames.near({ service: name, place: `${spot.town}, ${spot.state}` }) : name
}

/** The same with its spot, in one: "Roadside Tire Change, 6 mi NE of Waco, TX". */
export function whatAndWhere({ service, title, spot }: Asked): string {
  const name = title ?? types[service]
  return spot ? `${name}, ${where(spot)}` : name
}

/** For who asked: of a fleet with its truck and driver. "Unit 114, Rosa Diaz: Roadside Tire Change near Waco, TX". */
export function own(asked: Asked): string {
  const truck = [asked.unit && `Unit ${asked.unit}`, asked.driver].filter(Boolean).join(', ')
  return truck ? `${truck}: ${what(asked)}` : what(asked)
}

/** "Arrival in 45 min." */
export const arrival = ({ etaMinutes, isOpenEnded }: Eta): string =>
  etaMinutes === null
    ? 'No arrival time given.'
    : `Arrival in ${minutes(etaMinutes)}${isOpenEnded ? ' or more' : ''}.`

export const when = ({ at, timeZone }: At): string => moment(at, timeZone)

/** When a scheduled job is wanted, as a sentence before others; nothing where help is wanted now. */
export function scheduled({ urgency, scheduledAt, timeZone }: Wanted): string {
  if (scheduledAt) return `Scheduled for ${moment(scheduledAt, timeZone)}. `
  return urgency === 'scheduled' ? 'Scheduled, no time set yet. ' : ''
}
