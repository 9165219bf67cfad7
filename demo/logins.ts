import { trades } from '#contract/catalogue.ts'
import { phoneOf } from './world/phone.ts'
import type { Shop } from './world/shops.ts'

/** The one password of everybody who can sign in to the demo. */
export const demoPassword = 'roadcall-demo'

export interface Login {
  role: string
  username: string
  password: string
}

/** Who a person may be; robots drive none of these. The fleet and the driver stand in `world/people.ts`. */
export const logins: readonly Login[] = [
  ['admin', 'demo-admin'],
  ['provider', 'demo-austin'],
  ['provider’s dispatcher', 'demo-dispatch'],
  ['second provider', 'demo-dallas'],
  ['customer', 'demo-customer'],
  ['fleet manager', 'demo-fleet'],
  ['driver', 'demo-driver'],
].map(([role = '', username = '']) => ({ role, username, password: demoPassword }))

export const adminLogin = { username: 'demo-admin', name: 'Robin Ashworth', area: '512' }
export const customerLogin = { username: 'demo-customer', name: 'Casey Lindholm', area: '512' }

/** Who works beside the owner of the first played shop. */
export const dispatcherLogin = {
  username: 'demo-dispatch',
  name: 'Maria Lopez',
  area: '512',
  shop: 'demo-austin',
}

/** The manager whose fleet a person plays. */
export const playedFleet = 'demo-fleet'
/** A driver of the played fleet who may spend so much without asking a manager. */
export const limitedDriver = 'marcus-teel'
export const spendingLimits: Partial<Record<string, number>> = {
  [limitedDriver]: 15_000,
  'demo-driver': 60_000,
}

/** Shops that a person plays: every trade and always on duty, so that every request around reaches them. */
export const playedShops: readonly Shop[] = [
  {
    username: 'demo-austin',
    businessName: 'Lone Juniper Roadside',
    ownerName: 'Jamie Sandoval',
    phone: phoneOf('512', 90),
    address: '7200 E Ben White Blvd, Austin, TX 78741',
    description:
      'Independent since day one. Tires, batteries, diesel repair, towing and washes around Austin.',
    trades: [...trades],
    radiusMiles: 75,
    hours: '24/7',
    onDuty: true,
    standing: 'active',
    since: 240,
  },
  {
    username: 'demo-dallas',
    businessName: 'Pecan Fork Truck Service',
    ownerName: 'Morgan Ellery',
    phone: phoneOf('214', 91),
    address: '3100 Irving Blvd, Dallas, TX 75247',
    description: 'Two service trucks and a wrecker for the whole Metroplex, day and night.',
    trades: [...trades],
    radiusMiles: 75,
    hours: '24/7',
    onDuty: true,
    standing: 'active',
    since: 205,
  },
]
