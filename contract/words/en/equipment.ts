import type { ProfileCertification, ProfileEquipment } from '../../provider-profile.ts'
import { area } from '../words.ts'

const equipment: Record<ProfileEquipment, string> = {
  'Heavy Duty Tow Truck': 'Heavy Duty Tow Truck',
  'Flatbed Truck': 'Flatbed Truck',
  'Service Van': 'Service Van',
  'Mobile Crane': 'Mobile Crane',
  'Diagnostic Tools': 'Diagnostic Tools',
  'Welding Equipment': 'Welding Equipment',
  'Air Compressor': 'Air Compressor',
  'Battery Charger': 'Battery Charger',
  'Tire Repair Kit': 'Tire Repair Kit',
}

const certifications: Record<ProfileCertification, string> = {
  ASE: 'ASE',
  DOT: 'DOT',
  OSHA: 'OSHA',
  'Commercial License': 'Commercial License',
  Hazmat: 'Hazmat',
  EPA: 'EPA',
}

/** What a provider brings, as its page and its profile say it (S1 §9). */
export const equipmentNames = area('equipmentNames', { equipment, certifications })
