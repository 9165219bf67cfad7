import { type ServiceType, services, type Trade } from '#contract/catalogue.ts'
import type { ProofItem } from '#contract/proof-lists.ts'
import type { Chance } from './chance.ts'

/** What shops write with a bid. */
const offers: Record<Trade, readonly string[]> = {
  towing: [
    'Heavy wrecker is fueled and ready. Price includes hook-up and mileage.',
    'We can keep your trailer loaded. All-in price, no extra for winching.',
    'Driver is finishing nearby and comes straight to you.',
  ],
  'truck-repair': [
    'Service truck with scan tool and air lines on board. Includes call-out and first hour.',
    'We see this a lot. Parts for the common fix are on the truck.',
    'Call-out, diagnosis and repair on the shoulder if it can be done there.',
  ],
  tire: [
    'New drive tire, mount and disposal included.',
    'We have 295/75R22.5 and 11R22.5 on the truck.',
    'Price is for tire and labor, nothing on top.',
  ],
  battery: [
    'Jump first, new batteries on board if they do not hold.',
    'We test the charging system before we leave.',
  ],
  'mobile-detailing': ['We bring our own water if yours is off.', 'Includes rims and tanks.'],
}

/** What a technician notes when the work is done. */
const reports: Record<Trade, readonly string[]> = {
  towing: ['Delivered and unhooked, no damage.', 'Dropped at the yard, keys with the gate.'],
  'truck-repair': ['Fixed and test-driven.', 'Repaired, codes cleared, no leaks.'],
  tire: ['New tire mounted and torqued.', 'Tires changed, pressures checked all around.'],
  battery: ['Batteries changed, charging at 14.1 V.', 'Started and holding charge.'],
  'mobile-detailing': ['Washed and rinsed, photos taken.', 'Done inside and out.'],
}

export const betterOffer = 'A truck just came free close to you, so we can do it for less.'

/** Words with a bid; half of the shops write none. */
export const offerWords = (service: ServiceType, chance: Chance): string | undefined =>
  chance.isLikely(0.55) ? chance.pick(offers[services[service].trade]) : undefined

export const reportWords = (service: ServiceType, chance: Chance): string =>
  chance.pick(reports[services[service].trade])

/** What a shop writes back while it cannot look things up. */
const replies = [
  'Got it, thank you. I have what I need on the truck.',
  'Understood. Keep the hazards on, I will see you.',
  'Yes, we can do that at the price of the bid.',
  'Thanks for telling me. I will bring the right parts.',
]
export const replyWords = (chance: Chance): string => chance.pick(replies)

/** What customers add when they accept; most add nothing. */
export const acceptWords = (chance: Chance): string | undefined =>
  chance.isLikely(0.25)
    ? chance.pick([
        'Gate code is 4471.',
        'I am in the cab, just knock.',
        'Parked behind the scales.',
      ])
    : undefined

const positions = [
  'Left outer drive, front axle',
  'Right steer',
  'Trailer right rear, outer',
] as const
const sizes = ['295/75R22.5', '11R22.5', '285/75R24.5'] as const

/** What a technician reads off. */
export function readingOf(item: ProofItem, chance: Chance): string {
  if (item === 'tire_position') return chance.pick(positions)
  if (item === 'tire_size') return chance.pick(sizes)
  if (item === 'dot_code') return `DOT 4B9K 7XHR ${chance.whole(10, 52)}26`
  if (item === 'torque') return `${chance.whole(450, 500)} ft-lb`
  if (item === 'battery') return `14.${chance.whole(0, 4)} V with the engine running`
  return `${chance.whole(214, 698)},${chance.whole(100, 999)} miles`
}
