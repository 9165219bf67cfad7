import type { Happened } from '../../core/events.ts'
import type { Facts } from './facts.ts'
import type { Said } from './say.ts'

/**
 * One thing to tell: to accounts (always in the app), and by mail or SMS where that is worth it. `contact` is the
 * person to help on the request: by mail where there is no account, by SMS in any case.
 */
export interface Notice {
  users: readonly string[]
  /** By SMS alone, with the personal link: a technician has no account. */
  technician?: string
  contact: boolean
  says: Said
  /** A path of the app; the contact of a guest's request gets its link instead. */
  link: string
  /** Where the contact is led instead, who may not see that page. */
  contactLink?: string
  mail: boolean
  sms: boolean
  /** At most one such SMS about a request in so many milliseconds: a later one waits, and the newest is the one that goes. */
  everyMs?: number
}

/** What an event is worth telling, to whom. `Payload`: what the event must carry for it. */
export type Teller<Payload = unknown> = (
  event: Happened & { payload: Payload },
  facts: Facts,
) => Promise<Notice[]>
