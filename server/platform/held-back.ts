import { DeliveryError } from './delivery-error.ts'

/** A message that we let nobody carry: a limit is reached, or its number is none that we text. Trying again is of no use. */
export class HeldBack<Reason extends string = string> extends DeliveryError {
  declare readonly reason: Reason

  constructor(channel: string, reason: Reason) {
    super(channel, reason, false)
    this.name = 'HeldBack'
  }
}
