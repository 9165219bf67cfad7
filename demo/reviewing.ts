import { type ServiceType, services, type Trade } from '#contract/catalogue.ts'
import { type Claim, plainClaim } from '../server/deals/policy.ts'
import { signedIn } from './actors.ts'
import type { Chance } from './chance.ts'

const praise: Record<Trade, readonly string[]> = {
  towing: [
    'Loaded without a scratch and drove like it was his own.',
    'Knew how to pull a loaded trailer.',
  ],
  'truck-repair': [
    'Found the leak in ten minutes.',
    'Explained what broke and why. Back on the road by noon.',
  ],
  tire: [
    'Right tire on the truck, torqued and checked.',
    'In and out in half an hour on a narrow shoulder.',
  ],
  battery: ['Tested everything before selling me a battery.', 'Started on the first try.'],
  'mobile-detailing': [
    'Trailer was clean enough to load produce.',
    'Did the tanks without being asked.',
  ],
}
const lateWords = [
  'Good work, but he came later than he said.',
  'Had to wait longer than promised. Work is fine.',
]
const thanks = ['Easy to find, hazards on, ready to go.', 'Clear directions and paid on the spot.']

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
