import { type ServiceType, services, type Trade } from '#contract/catalogue.ts'
import { type Claim, plainClaim } from '../server/deals/policy.ts'
import { signedIn } from './actors.ts'
import type { Chance } from './chance.ts'

const praise: Record<Trade, readonly string[]> = {
  towing: [
    'Loaded without a scratch, and drove like it was their own.',
    'Knew how to pull a loaded trailer.',
    'Night, rain, no room on the shoulder. Hooked up and gone in 20 minutes.',
    'Called ahead to the yard so the gate was open. Nice touch.',
  ],
  'truck-repair': [
    'Found the leak in ten minutes.',
    'Explained what broke and why. Back on the road by noon.',
    'Told me straight that the compressor would not make it home, and put one in.',
    'No guessing at parts. Plugged in, read the code, fixed the wire.',
  ],
  tire: [
    'Right tire on the truck, torqued and checked.',
    'In and out in half an hour on a narrow shoulder.',
    'Had my size. Third company I tried that week that did.',
    'Looked at the other seven while at it and did not try to sell me any.',
  ],
  battery: [
    'Tested everything before selling me a battery.',
    'Started on the first try.',
    'It was a cable, not the batteries. Charged me for a cable.',
  ],
  'mobile-detailing': [
    'Trailer was clean enough to load produce.',
    'Did the tanks without being asked.',
    'Washout receipt was what the shipper wanted to see.',
  ],
}
const lateWords = [
  'Good work, but later than they said.',
  'Had to wait longer than promised. Work is fine.',
  'An hour late, and called me twice to say so. Can live with that.',
]
const thanks = [
  'Easy to find, hazards on, ready to go.',
  'Clear directions and paid on the spot.',
  'Had triangles out and a light on the axle. Wish everybody did.',
]

/** What a customer says of a job: mostly good, now and then of a late arrival. */
export function customerSays(service: ServiceType, chance: Chance) {
  const isLate = chance.isLikely(0.2)
  const words = chance.pick(isLate ? lateWords : praise[services[service].trade])
  return {
    service: chance.whole(4, 5),
    onTime: isLate ? chance.whole(2, 3) : chance.whole(4, 5),
    price: chance.isLikely(0.9) ? 5 : 4,
    words: chance.isLikely(0.6) ? words : undefined,
  }
}

export const shopSays = (chance: Chance) => ({
  service: 5,
  onTime: chance.whole(4, 5),
  price: 5,
  words: chance.isLikely(0.3) ? chance.pick(thanks) : undefined,
})

/** What a shop can show for itself. */
export const claimOfShop = ({ owner_user_id }: { owner_user_id: string }): Claim =>
  plainClaim(signedIn(owner_user_id, 'service_provider'))
