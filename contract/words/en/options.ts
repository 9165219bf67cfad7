import type { OptionList, options, VehicleMake } from '../../catalogue.ts'
import { area } from '../words.ts'
import { serviceWords } from './services.ts'

/** States go by their letters, counts by their digits, makes by their names: they are the same in every language. */
type Option =
  | (typeof options)[Exclude<OptionList, 'plateState' | 'numberOfTires'>][number]
  | Extract<VehicleMake, 'Other'>
const names: Record<Option, string> = {
  car: 'Car',
  suv: 'SUV',
  pickup: 'Pickup',
  van: 'Van',
  truck: 'Truck',
  motorcycle: 'Motorcycle',
  exterior_only: 'Exterior Only',
  interior_only: 'Interior Only',
  full_wash: 'Full Wash',
  detailing: 'Detailing',
  driveway: 'Driveway',
  street: 'Street',
  garage: 'Garage',
  other: 'Other',
  semi: 'Semi',
  box_truck: 'Box Truck',
  flatbed: 'Flatbed',
  tow_truck: 'Tow Truck',
  dead_battery: 'Dead Battery',
  weak_start: 'Weak Start',
  unknown: 'Unknown',
  flat: 'Flat',
  blowout: 'Blowout',
  low_air: 'Low Air',
  local_tow: 'Local Tow',
  'long-distance_tow': 'Long-Distance Tow',
  accident_tow: 'Accident Tow',
  emergency: 'Emergency',
  scheduled: 'Scheduled',
  general_cargo: 'General cargo',
  hazmat: 'Hazmat',
  refrigerated: 'Refrigerated',
  yes: 'Yes',
  no: 'No',
  tractor: 'Tractor',
  trailer: 'Trailer',
  tractor_and_trailer: 'Both',
  light: 'Light, up to 14,000 lb',
  medium: 'Medium, up to 26,000 lb',
  heavy: 'Heavy, over 26,000 lb',
  not_sure: 'Not sure',
  steer_left: 'Steer, left',
  steer_right: 'Steer, right',
  drive_left: 'Drive, left',
  drive_right: 'Drive, right',
  trailer_left: 'Trailer, left',
  trailer_right: 'Trailer, right',
  several: 'Several',
  northbound: 'Northbound',
  southbound: 'Southbound',
  eastbound: 'Eastbound',
  westbound: 'Westbound',
  right_shoulder: 'Right shoulder',
  left_shoulder: 'Left shoulder',
  ramp: 'On a ramp',
  in_a_lane: 'In a lane',
  parking_lot: 'Parking lot or truck stop',
  off_road: 'Off the road',
  Other: 'Other',
}

/** The answers of step 2 that are chosen from a list. */
export const optionNames = area('optionNames', names)

/** A stored option as people read it; free text stays as it is. */
export function optionLabel(value: string): string {
  const known = { ...serviceWords.times, ...optionNames }
  return Object.hasOwn(known, value) ? String(Reflect.get(known, value)) : value
}
