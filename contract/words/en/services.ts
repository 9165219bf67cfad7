import type { CalledService, PreferredTime, ServiceType, Trade } from '../../services.ts'
import { area } from '../words.ts'

/** What a customer asks for: one name on every screen, in titles and in messages. */
export const types: Record<CalledService, string> = {
  truck_repair: 'Truck Repair',
  tire_service: 'Tire Service',
  towing_service: 'Towing Service',
  truck_wash: 'Truck Wash',
  roadside_repair: 'Roadside Truck Repair',
  roadside_tire: 'Roadside Tire Change',
  battery_service: 'Battery Service',
  roadside_towing: 'Roadside Towing',
  mobile_car_wash: 'Car Wash',
  mobile_auto_repair: 'Auto Repair',
  /** Who asks does not know what broke. */
  unknown: 'Unknown Problem',
}

/** Whom the map shows of a service (S0 §3): a shop where one drives to it, else the service by its name. */
const categories: Record<ServiceType, string> = {
  ...types,
  truck_repair: 'Truck Repair Shop',
  tire_service: 'Tire Service Shop',
  towing_service: 'Towing Company',
  truck_wash: 'Truck Wash Company',
}

/** What a provider does (S0 §1). */
export const trades: Record<Trade, string> = {
  towing: 'Towing',
  'truck-repair': 'Truck Repair',
  'mobile-detailing': 'Truck Mobile Detailing',
  battery: 'Battery',
  tire: 'Tire',
}

/** When somebody wants it. */
const times: Record<PreferredTime, string> = {
  asap: 'ASAP',
  'in_1-2_hours': 'In 1-2 hours',
  tomorrow: 'Tomorrow',
  'custom_date/time': 'Custom date/time',
}

export const serviceWords = area('serviceWords', { types, categories, trades, times })
