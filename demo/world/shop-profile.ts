import type { Trade } from '#contract/catalogue.ts'
import type {
  ProfileBody,
  ProfileCertification,
  ProfileEquipment,
} from '#contract/provider-profile.ts'
import type { Shop } from './shops.ts'

const equipment: Record<Trade, ProfileEquipment[]> = {
  towing: ['Heavy Duty Tow Truck', 'Flatbed Truck'],
  'truck-repair': ['Service Van', 'Diagnostic Tools', 'Welding Equipment'],
  'mobile-detailing': ['Service Van'],
  battery: ['Battery Charger'],
  tire: ['Tire Repair Kit', 'Air Compressor'],
}
const certifications: Record<Trade, ProfileCertification[]> = {
  towing: ['Commercial License'],
  'truck-repair': ['ASE', 'DOT'],
  'mobile-detailing': ['EPA'],
  battery: ['ASE'],
  tire: ['DOT'],
}

/** What a shop of the demo says of itself: what follows from its trades and its age. */
export const profileOf = ({ trades, since }: Pick<Shop, 'trades' | 'since'>): ProfileBody => ({
  equipment: [...new Set(trades.flatMap((trade) => equipment[trade]))],
  certifications: [...new Set(trades.flatMap((trade) => certifications[trade]))],
  experience: since > 300 ? '10+' : since > 150 ? '6-10' : '3-5',
  insuranceDocument: 'Commercial auto and garage liability',
})
