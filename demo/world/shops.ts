import { type ServiceHours, serviceHours, type Trade, trades } from '#contract/catalogue.ts'
import type { Standing } from '#contract/providers.ts'
import { aboutOf } from './about.ts'
import { interstateShops } from './interstate-shops.ts'
import { phoneOf } from './phone.ts'
import { readTable } from './read-table.ts'
import { texasShops } from './texas-shops.ts'

/** A service business of the demo. */
export interface Shop {
  username: string
  businessName: string
  ownerName: string
  phone: string
  address: string
  description: string
  trades: Trade[]
  radiusMiles: number
  hours: ServiceHours
  onDuty: boolean
  standing: Standing
  /** Days before the first start. */
  since: number
}

/** The few that are not simply active and on duty. */
const standings: Record<string, Standing> = {
  'circle-drive-tire': 'pending',
  'miami-valley': 'pending',
  'long-wharf': 'pending',
  'mesa-street-tire': 'suspended',
}
const offDuty = new Set(['heron-mobile', 'katy-prairie'])

/** All shops that robots drive. Those of the printed logins stand in `logins.ts`. */
export const shops: readonly Shop[] = readTable(
  ['username', 'business', 'owner', 'area', 'address', 'trades', 'radius', 'hours', 'since'],
  texasShops.trimEnd() + interstateShops,
).map((row, index) => {
  const offered = trades.filter((trade) => row.trades.split(' ').includes(trade))
  return {
    username: row.username,
    businessName: row.business,
    ownerName: row.owner,
    phone: phoneOf(row.area, index),
    address: row.address,
    description: aboutOf(row.username, offered),
    trades: offered,
    radiusMiles: Number(row.radius),
    hours: serviceHours.find((hours) => hours === row.hours) ?? '24/7',
    onDuty: !offDuty.has(row.username),
    standing: standings[row.username] ?? 'active',
    since: standings[row.username] === 'pending' ? index % 4 : Number(row.since),
  }
})
