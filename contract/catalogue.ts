/** All service vocabularies (rules A). Nothing else in the code spells a service. */
import { type DetailFieldName, type DetailForm, type ServiceType, services } from './services.ts'
import { truckClasses } from './truck-class.ts'

export * from './services.ts'

/** Where a plate may come from: the states, the capital's district, and the neighbours. */
export const plateStates = (
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND ' +
  'OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY Canada Mexico'
).split(' ')

/** Usual sizes of truck and trailer tires: offered, not required. */
export const tireSizes = [
  '295/75R22.5',
  '11R22.5',
  '285/75R24.5',
  '11R24.5',
  '255/70R22.5',
  '445/50R22.5',
  '425/65R22.5',
] as const

/** The options of a list, as stored. */
export const options = {
  vehicleType: ['car', 'suv', 'pickup', 'van', 'truck', 'motorcycle'],
  washType: ['exterior_only', 'interior_only', 'full_wash', 'detailing'],
  parkingLocation: ['driveway', 'street', 'garage', 'other'],
  truckType: ['semi', 'box_truck', 'flatbed', 'tow_truck', 'other'],
  batteryIssue: ['dead_battery', 'weak_start', 'unknown'],
  tireIssue: ['flat', 'blowout', 'low_air', 'other'],
  towType: ['local_tow', 'long-distance_tow', 'accident_tow', 'other'],
  preferredRepairType: ['emergency', 'scheduled'],
  loadType: ['general_cargo', 'hazmat', 'refrigerated', 'other'],
  numberOfTires: ['1', '2', '3', '4'],
  yesNo: ['yes', 'no'],
  affected: ['tractor', 'trailer', 'tractor_and_trailer'],
  truckClass: [...truckClasses, 'not_sure'],
  tirePosition: [
    'steer_left',
    'steer_right',
    'drive_left',
    'drive_right',
    'trailer_left',
    'trailer_right',
    'several',
  ],
  direction: ['northbound', 'southbound', 'eastbound', 'westbound'],
  roadSide: ['right_shoulder', 'left_shoulder', 'ramp', 'in_a_lane', 'parking_lot', 'off_road'],
  plateState: plateStates,
} as const
export type OptionList = keyof typeof options

export const carMakes = [
  'Acura',
  'Audi',
  'BMW',
  'Buick',
  'Cadillac',
  'Chevrolet',
  'Chrysler',
  'Dodge',
  'Ford',
  'GMC',
  'Honda',
  'Hyundai',
  'Infiniti',
  'Jeep',
  'Kia',
  'Lexus',
  'Lincoln',
  'Mazda',
  'Mercedes-Benz',
  'Mitsubishi',
  'Nissan',
  'Ram',
  'Subaru',
  'Tesla',
  'Toyota',
  'Volkswagen',
  'Volvo',
] as const
export const truckMakes = [
  'Freightliner',
  'Kenworth',
  'Peterbilt',
  'Mack',
  'International',
  'Western Star',
  'Hino',
  'Isuzu',
] as const
export const vehicleMakes = [...truckMakes, ...carMakes, 'Other'] as const
export type VehicleMake = (typeof vehicleMakes)[number]

export type DetailField =
  | {
      name: DetailFieldName
      kind: 'text' | 'long' | 'make' | 'place' | 'tire-size'
      marked?: boolean
    }
  | { name: DetailFieldName; kind: 'choice'; list: OptionList; marked?: boolean }

const vehicle: DetailField[] = [
  { name: 'year', kind: 'text', marked: true },
  { name: 'make', kind: 'make', marked: true },
  { name: 'model', kind: 'text', marked: true },
]
const problem: DetailField = { name: 'problemDescription', kind: 'long', marked: true }
const drivable: DetailField = { name: 'isDrivable', kind: 'choice', list: 'yesNo', marked: true }
const vehicleType: DetailField = {
  name: 'vehicleType',
  kind: 'choice',
  list: 'vehicleType',
  marked: true,
}
const load: DetailField[] = [
  { name: 'truckType', kind: 'choice', list: 'truckType' },
  { name: 'isLoaded', kind: 'choice', list: 'yesNo', marked: true },
  { name: 'loadType', kind: 'choice', list: 'loadType' },
]

/** Asked of who has not said it otherwise: who takes no truck of this size is not asked for it. */
const truckClass: DetailField = { name: 'truckClass', kind: 'choice', list: 'truckClass' }
const affected: DetailField = { name: 'affected', kind: 'choice', list: 'affected' }
/** By which the truck is known to its fleet and to the police. */
const identity: DetailField[] = [
  { name: 'unitNumber', kind: 'text' },
  { name: 'vin', kind: 'text' },
  { name: 'plate', kind: 'text' },
  { name: 'plateState', kind: 'choice', list: 'plateState' },
]

/** Where on the road: asked of everybody who is stopped beside one. */
export const roadFields: readonly DetailField[] = [
  { name: 'highway', kind: 'text' },
  { name: 'direction', kind: 'choice', list: 'direction' },
  { name: 'mileMarker', kind: 'text' },
  { name: 'exitNumber', kind: 'text' },
  { name: 'roadSide', kind: 'choice', list: 'roadSide' },
]

/** What the record of a fleet's unit says of it: nobody is asked where the unit is known. */
export const unitDetails = [
  'unitNumber',
  'vin',
  'plate',
  'plateState',
  'year',
  'make',
  'model',
  'affected',
  'tireSize',
] as const satisfies DetailFieldName[]

/**
 * The fields of step 2, by form. `marked` fields carry the required mark of S0 §5; the specification does not
 * enforce them, and neither does the server.
 */
export const formFields: Record<DetailForm, readonly DetailField[]> = {
  wash: [
    vehicleType,
    { name: 'washType', kind: 'choice', list: 'washType', marked: true },
    { name: 'parkingLocation', kind: 'choice', list: 'parkingLocation', marked: true },
    { name: 'vehicleColor', kind: 'text' },
  ],
  auto: [
    ...vehicle,
    { name: 'vehicleColor', kind: 'text' },
    { name: 'vin', kind: 'text' },
    problem,
    drivable,
    { name: 'preferredRepairType', kind: 'choice', list: 'preferredRepairType' },
  ],
  repair: [
    problem,
    affected,
    ...load,
    drivable,
    truckClass,
    ...vehicle,
    ...identity,
    { name: 'preferredRepairType', kind: 'choice', list: 'preferredRepairType' },
  ],
  battery: [
    vehicleType,
    { name: 'batteryIssue', kind: 'choice', list: 'batteryIssue', marked: true },
    { name: 'hasJumperCables', kind: 'choice', list: 'yesNo' },
    truckClass,
    ...vehicle,
    ...identity,
  ],
  tire: [
    { name: 'tireIssue', kind: 'choice', list: 'tireIssue', marked: true },
    { name: 'numberOfTires', kind: 'choice', list: 'numberOfTires' },
    { name: 'tirePosition', kind: 'choice', list: 'tirePosition' },
    { name: 'tireSize', kind: 'tire-size' },
    { name: 'hasSpareTire', kind: 'choice', list: 'yesNo', marked: true },
    vehicleType,
    truckClass,
    affected,
    ...load,
    ...identity,
  ],
  tow: [
    { name: 'towType', kind: 'choice', list: 'towType', marked: true },
    { name: 'dropOffLocation', kind: 'place', marked: true },
    vehicleType,
    truckClass,
    affected,
    ...load,
    ...vehicle,
    ...identity,
    problem,
    drivable,
    { name: 'specialInstructions', kind: 'long' },
  ],
}

/** The questions of a service, and then those about the road. A wash waits in its yard. */
export const fieldsOf = (service: ServiceType): readonly DetailField[] => {
  const { form } = services[service]
  return form === 'wash' ? formFields.wash : [...formFields[form], ...roadFields]
}

/** What a provider offers at registration (S0 §3). "Emergency" is availability, not a trade. */
export const offeredServices = [
  'towing',
  'truck_repair',
  'tire_service',
  'battery_service',
  'mobile_detailing',
  'emergency_services',
] as const
export type OfferedService = (typeof offeredServices)[number]

export const serviceHours = ['24/7', '6AM-10PM', '8AM-6PM', '8AM-5PM', 'Emergency Only'] as const
export type ServiceHours = (typeof serviceHours)[number]

/** Opening hours as [from, to) hours of the provider's day; `null` = only emergencies. */
export const openHours: Record<ServiceHours, readonly [number, number] | null> = {
  '24/7': [0, 24],
  '6AM-10PM': [6, 22],
  '8AM-6PM': [8, 18],
  '8AM-5PM': [8, 17],
  'Emergency Only': null,
}

export const serviceRadii = [25, 50, 75, 100, 150] as const
/** What an applicant says about the business (S0 §3): years in the trade, and people. */
export const experienceYears = ['0-2', '3-5', '6-10', '10+'] as const
export const teamSizes = ['1', '2-5', '6-10', '10+'] as const
/** What a fleet's request page offers (S1 §9), spelt as it is sent; "Emergency Services" asks the triage question. */
export const fleetServices = [
  'Roadside Truck Repair',
  'Towing Service',
  'Tire Change Service',
  'Battery Service',
  'Truck Wash',
  'Emergency Services',
] as const
export type FleetService = (typeof fleetServices)[number]

export const fleetSizes = ['1-5', '6-10', '11-25', '26-50', '51-100', '100+'] as const
export type FleetSize = (typeof fleetSizes)[number]

/** Estimated arrival options of the bid dialog (S1 §5), in minutes and as they are sent; the last is open-ended. */
export const arrivalOptions = [
  { minutes: 15, openEnded: false, text: '15 minutes' },
  { minutes: 30, openEnded: false, text: '30 minutes' },
  { minutes: 45, openEnded: false, text: '45 minutes' },
  { minutes: 60, openEnded: false, text: '1 hour' },
  { minutes: 90, openEnded: false, text: '1.5 hours' },
  { minutes: 120, openEnded: false, text: '2 hours' },
  { minutes: 180, openEnded: true, text: '3+ hours' },
] as const
export type ArrivalText = (typeof arrivalOptions)[number]['text']

/** "45 minutes", "1.5 hours", "3+ hours", "90 min", "90" to minutes; null when it is no duration (rules C5). */
export function readDuration(value: string): { minutes: number; openEnded: boolean } | null {
  const match =
    /^\s*(\d{1,4}(?:\.\d{1,2})?)\s*(\+)?\s*(minutes?|mins?|m|hours?|hrs?|h)?\.?\s*$/i.exec(value)
  if (!match?.[1]) return null
  const inHours = /^h/i.test(match[3] ?? '')
  const minutes = Math.round(Number(match[1]) * (inHours ? 60 : 1))
  if (minutes < 1 || minutes > 7 * 24 * 60) return null
  return { minutes, openEnded: match[2] === '+' }
}

/** Minutes as the specification's text: "45 minutes", "1.5 hours", "3+ hours". */
export function durationText(minutes: number, openEnded: boolean): string {
  const listed = arrivalOptions.find((o) => o.minutes === minutes && o.openEnded === openEnded)
  if (listed) return listed.text
  const plus = openEnded ? '+' : ''
  if (minutes % 30 === 0 && minutes >= 60) {
    const hours = minutes / 60
    return `${hours}${plus} ${hours === 1 ? 'hour' : 'hours'}`
  }
  return `${minutes}${plus} minutes`
}
