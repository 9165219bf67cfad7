import { milesBetween } from '../map/distance.ts'
import type { DevicePosition } from '../map/use-geolocation.ts'
import type { Understanding } from './understand-place.ts'

/** A named place no farther than this from a position is the same place, in miles. */
export const samePlaceMiles = 2

interface Point {
  lat: number
  lng: number
}

/** What a position is to the words beside it: the same place, or one of two of which only one can hold. */
export interface Beside {
  text: string
  isSame: boolean
}

/** Where the device says it is, or where its owner has put the pin on the map. */
export type PlacedPosition = DevicePosition & { isPinned?: boolean | undefined; beside: Beside }

/** Words that lead to no single place, several or none; they are kept when they are to be sent as they are. */
export interface Unclear {
  text: string
  isKept: boolean
}

/** Where something stands, in words and by a position: at most one of two places holds. */
export interface Where<Position = PlacedPosition> {
  location: string
  position: Position | null
  unclear?: Unclear | null
}
type Judged = Point & { beside: Beside }

/** Do the words name a place that cannot be meant by this position? */
const isElsewhere = (position: Point, understanding: Understanding): boolean =>
  understanding.kind === 'understood' &&
  milesBetween(position, understanding.place) > samePlaceMiles

/** A position that its owner has just asked for: it goes along with the words that stand there, unless they name another place. */
export const takenBeside = <Position extends Point>(
  position: Position,
  text: string,
  understanding: Understanding,
): Position & { beside: Beside } => ({
  ...position,
  beside: { text, isSame: !isElsewhere(position, understanding) },
})

/** The position once its words have been edited: nothing is known of it until they name a place. */
export function judged<Position extends Judged>(
  position: Position,
  text: string,
  understanding: Understanding,
): Position {
  if (position.beside.text === text || understanding.kind !== 'understood') return position
  return takenBeside(position, text, understanding)
}

/** The position that may be sent: edited words leave it out until they name the same place. */
export const positionToSend = <Position extends Judged>({
  location,
  position,
}: Where<Position>): Position | null =>
  position?.beside.text === location && position.beside.isSame ? position : null

/** The position as every call's body carries it; nothing where none may be sent. */
export function positionInBody(where: Where): Partial<DevicePosition> {
  const position = positionToSend(where)
  if (!position) return {}
  const { lat, lng, accuracyM, fixedAt } = position
  return { lat, lng, accuracyM, fixedAt }
}

/** Do the words and the position name two places, of which only their owner can say which one holds? */
export const isInConflict = ({ location, position }: Where<Judged>): boolean =>
  position?.beside.text === location && !position.beside.isSame

/** Have the words just turned out to lead to no single place? Nobody would be alerted, so whoever wrote them is asked once. */
export const isNewlyUnclear = (
  { location, unclear }: Where<unknown>,
  { kind }: Understanding,
): boolean => (kind === 'ambiguous' || kind === 'unknown') && unclear?.text !== location

/** Are the words sent alone, lead to no single place, and nobody has said that they shall go as they are? */
export const isUnclear = ({ location, position, unclear }: Where<Judged>): boolean =>
  unclear?.text === location && !unclear.isKept && !positionToSend({ location, position })

/** Do the words go alone and as they are, though they lead to no single place? */
export const isSentUnclear = ({ location, position, unclear }: Where<Judged>): boolean =>
  unclear?.text === location && unclear.isKept && !positionToSend({ location, position })
