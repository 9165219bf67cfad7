import type { Urgency } from '../catalogue.ts'
import type { CalledService } from '../services.ts'

type Text<P> = string | ((params: P) => string)

/**
 * What one notice says: the line in the list and the subject of its mail, what stands below, and the words of its SMS
 * where those two together would be too long for it. All three are made of the same parameters, which survive JSON:
 * names, the wire's amounts, minutes, instants with their time zone, codes.
 */
export interface NoticeWords<P> {
  title: Text<P>
  body: Text<P>
  sms?: Text<P>
}

/** Says what the notice is made of: `notice<{ price: string }>({ … })`. */
export const notice = <P = Record<never, never>>(words: NoticeWords<P>): NoticeWords<P> => words

/** A spot no more exact than the board shows: miles and direction from a town, no miles inside it. */
export interface Spot {
  miles: number
  /** "NE" */
  direction: string
  town: string
  state: string
}

/** A request as a notice names it. */
export interface Asked {
  service: CalledService
  /** What a person typed as its title. */
  title: string | null
  spot: Spot | null
  /** For the fleet's own people alone. */
  unit?: string | null
  driver?: string | null
}

/** When help is wanted, by the clock of its place. */
export interface Wanted {
  urgency: Urgency
  scheduledAt: string | null
  timeZone: string
}

/** A moment, by the clock of its place. */
export interface At {
  at: string
  timeZone: string
}

/** A bid as a notice names it. */
export interface Offer {
  business: string
  price: string
}

/** The arrival time of a bid; null where it gives none. */
export interface Eta {
  etaMinutes: number | null
  isOpenEnded: boolean
}

/** A step of a job that the customer hears of. By SMS that is the person at the truck, who knows which truck it is. */
export interface Step {
  asked: Asked
  business: string
}
