import { fleetBids } from '#contract/words/en/fleet-bids.ts'
import type { Reader } from '../../../things/offers/reader.ts'
import { TwoBids } from '../../../things/offers/TwoBids.tsx'
import { ChooseTerms } from './ChooseTerms.tsx'
import { FleetControls } from './FleetControls.tsx'

/** The people of a fleet approve for a driver: they see what has become of every bid, and may reject one. */
export const fleetReader: Reader = {
  words: fleetBids,
  width: 'desk',
  shows: 'all',
  Controls: FleetControls,
  call: 'number',
  mayReject: true,
  saidIsOpen: true,
  history: 'fleet',
  Fold: TwoBids,
  Pay: ChooseTerms,
}
