/** All service vocabularies (rules A). Nothing else in the code spells a service. */

export const trades = ['towing', 'truck-repair', 'mobile-detailing', 'battery', 'tire'] as const
export type Trade = (typeof trades)[number]

export const tradeLabels: Record<Trade, string> = {
  towing: 'Towing',
  'truck-repair': 'Truck Repair',
  'mobile-detailing': 'Truck Mobile Detailing',
  battery: 'Battery',
  tire: 'Tire',
}

/** "Don't know" on an emergency alerts these. */
export const roadsideTrades = [
  'towing',
  'truck-repair',
  'battery',
  'tire',
] as const satisfies Trade[]

export const serviceTypes = [
  'truck_repair',
  'tire_service',
  'towing_service',
  'truck_wash',
  'roadside_repair',
  'roadside_tire',
  'battery_service',
  'roadside_towing',
  'mobile_car_wash',
  'mobile_auto_repair',
] as const
export type ServiceType = (typeof serviceTypes)[number]

export const detailForms = ['repair', 'tire', 'battery', 'tow', 'wash', 'auto'] as const
export type DetailForm = (typeof detailForms)[number]

interface Service {
  trade: Trade
  /** The provider's name of the category on the map page (S0 §3). */
  label: string
  /** What the customer asks for, as a card says it and as a title begins. */
  ask: string
  form: DetailForm
}

export const services: Record<ServiceType, Service> = {
  truck_repair: {
    trade: 'truck-repair',
    label: 'Truck Repair Shop',
    ask: 'Truck repair',
    form: 'repair',
  },
  tire_service: { trade: 'tire', label: 'Tire Service Shop', ask: 'Tire service', form: 'tire' },
  towing_service: { trade: 'towing', label: 'Towing Company', ask: 'Towing', form: 'tow' },
  truck_wash: {
    trade: 'mobile-detailing',
    label: 'Truck Wash Company',
    ask: 'Truck wash',
    form: 'wash',
  },
  roadside_repair: {
    trade: 'truck-repair',
    label: 'Roadside Truck Repair',
    ask: 'Roadside truck repair',
    form: 'repair',
  },
  roadside_tire: {
    trade: 'tire',
    label: 'Roadside Tire Change',
    ask: 'Roadside tire change',
    form: 'tire',
  },
  battery_service: {
    trade: 'battery',
    label: 'Battery Service',
    ask: 'Battery service',
    form: 'battery',
  },
  roadside_towing: {
    trade: 'towing',
    label: 'Roadside Towing',
    ask: 'Roadside towing',
    form: 'tow',
  },
  mobile_car_wash: { trade: 'mobile-detailing', label: 'Car Wash', ask: 'Car wash', form: 'wash' },
  mobile_auto_repair: {
    trade: 'truck-repair',
    label: 'Auto Repair',
    ask: 'Auto repair',
    form: 'auto',
  },
}

/** The eight cards of the wizard and of the map page, in the specification's order. */
export const wizardCards = serviceTypes.slice(0, 8) as readonly ServiceType[]

/** Other spellings that must be understood on input (rules A), folded: lower case, runs of other characters = one space. */
const spellings: Record<string, ServiceType> = {
  towing: 'towing_service',
  'towing service': 'towing_service',
  'mobile truck repair': 'roadside_repair',
  'roadside truck repair': 'roadside_repair',
  repair: 'truck_repair',
  'truck repair': 'truck_repair',
  'tire change service': 'roadside_tire',
  tires: 'tire_service',
  tire: 'tire_service',
  battery: 'battery_service',
  'battery service': 'battery_service',
  'mobile detailing': 'truck_wash',
  'truck wash': 'truck_wash',
  'car wash': 'mobile_car_wash',
}

const emergencySpellings = new Set(['emergency', 'emergency services'])

const fold = (value: string) =>
  value
    .trim()
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')

const byFoldedId = Object.fromEntries(serviceTypes.map((id) => [fold(id), id])) as Record<
  string,
  ServiceType
>

/** Any accepted spelling to a service type; null when it names none. "Emergency" is an urgency, not a service. */
export function readServiceType(value: string): ServiceType | null {
  const folded = fold(value)
  return byFoldedId[folded] ?? spellings[folded] ?? null
}

/** Does this spelling mean "emergency" (rules A: it sets the urgency and asks the triage question)? */
export function isEmergencySpelling(value: string): boolean {
  return emergencySpellings.has(fold(value))
}

/** Any accepted spelling of a service or trade to the trade; null when it names none. */
export function readTrade(value: string): Trade | null {
  const folded = fold(value)
  const trade = trades.find((id) => fold(id) === folded)
  if (trade) return trade
  const service = readServiceType(value)
  return service ? services[service].trade : null
}

export const triageAnswers = ['tow', 'repair', 'tire', 'battery', 'dont_know'] as const
export type TriageAnswer = (typeof triageAnswers)[number]

/** What each answer to "What do you need?" of an emergency asks for and alerts. */
export const triage: Record<TriageAnswer, { serviceType: ServiceType; trades: readonly Trade[] }> =
  {
    tow: { serviceType: 'roadside_towing', trades: ['towing'] },
    repair: { serviceType: 'roadside_repair', trades: ['truck-repair'] },
    tire: { serviceType: 'roadside_tire', trades: ['tire'] },
    battery: { serviceType: 'battery_service', trades: ['battery'] },
    dont_know: { serviceType: 'roadside_repair', trades: roadsideTrades },
  }

export const urgencies = ['emergency', 'urgent', 'standard', 'scheduled'] as const
export type Urgency = (typeof urgencies)[number]

export const preferredTimes = ['asap', 'in_1-2_hours', 'tomorrow', 'custom_date/time'] as const
export type PreferredTime = (typeof preferredTimes)[number]

/** Rules C2. Emergency never comes from the preferred time. */
export const urgencyOfTime: Record<PreferredTime, Urgency> = {
  asap: 'urgent',
  'in_1-2_hours': 'urgent',
  tomorrow: 'scheduled',
  'custom_date/time': 'scheduled',
}

/** The options of a list, as stored. Their labels stand in `optionLabels`. */
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
} as const
export type OptionList = keyof typeof options

export const optionLabels: Record<string, string> = {
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
  asap: 'ASAP',
  'in_1-2_hours': 'In 1-2 hours',
  tomorrow: 'Tomorrow',
  'custom_date/time': 'Custom date/time',
}

/** A stored option as people read it; free text stays as it is. */
export const optionLabel = (value: string): string => optionLabels[value] ?? value

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
export const vehicleMakes: readonly string[] = [...truckMakes, ...carMakes, 'Other']

export const detailFieldNames = [
  'vehicleType',
  'vehicleColor',
  'year',
  'make',
  'model',
  'vin',
  'washType',
  'parkingLocation',
  'problemDescription',
  'isDrivable',
  'preferredRepairType',
  'truckType',
  'isLoaded',
  'loadType',
  'batteryIssue',
  'hasJumperCables',
  'tireIssue',
  'hasSpareTire',
  'numberOfTires',
  'towType',
  'dropOffLocation',
  'specialInstructions',
] as const
export type DetailFieldName = (typeof detailFieldNames)[number]

export type DetailField =
  | { name: DetailFieldName; kind: 'text' | 'long' | 'make' | 'place'; marked?: boolean }
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
    ...load,
    drivable,
    ...vehicle,
    { name: 'vin', kind: 'text' },
    { name: 'preferredRepairType', kind: 'choice', list: 'preferredRepairType' },
  ],
  battery: [
    vehicleType,
    { name: 'batteryIssue', kind: 'choice', list: 'batteryIssue', marked: true },
    { name: 'hasJumperCables', kind: 'choice', list: 'yesNo' },
    ...vehicle,
  ],
  tire: [
    { name: 'tireIssue', kind: 'choice', list: 'tireIssue', marked: true },
    { name: 'numberOfTires', kind: 'choice', list: 'numberOfTires' },
    { name: 'hasSpareTire', kind: 'choice', list: 'yesNo', marked: true },
    vehicleType,
    ...load,
  ],
  tow: [
    { name: 'towType', kind: 'choice', list: 'towType', marked: true },
    { name: 'dropOffLocation', kind: 'place', marked: true },
    vehicleType,
    ...load,
    ...vehicle,
    problem,
    drivable,
    { name: 'specialInstructions', kind: 'long' },
  ],
}

export const fieldsOf = (service: ServiceType): readonly DetailField[] =>
  formFields[services[service].form]

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
export const offeredServiceLabels: Record<OfferedService, string> = {
  towing: 'Towing',
  truck_repair: 'Truck repair',
  tire_service: 'Tire service',
  battery_service: 'Battery service',
  mobile_detailing: 'Mobile detailing',
  emergency_services: 'Emergencies at any hour',
}

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
export const fleetSizes = ['1-5', '6-10', '11-25', '26-50', '51-100', '100+'] as const

/** Estimated arrival options of the bid dialog (S1 §5), in minutes; the last is open-ended. */
export const arrivalOptions = [
  { minutes: 15, openEnded: false, label: '15 minutes' },
  { minutes: 30, openEnded: false, label: '30 minutes' },
  { minutes: 45, openEnded: false, label: '45 minutes' },
  { minutes: 60, openEnded: false, label: '1 hour' },
  { minutes: 90, openEnded: false, label: '1.5 hours' },
  { minutes: 120, openEnded: false, label: '2 hours' },
  { minutes: 180, openEnded: true, label: '3+ hours' },
] as const

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
  if (listed) return listed.label
  const plus = openEnded ? '+' : ''
  if (minutes % 30 === 0 && minutes >= 60) {
    const hours = minutes / 60
    return `${hours}${plus} ${hours === 1 ? 'hour' : 'hours'}`
  }
  return `${minutes}${plus} minutes`
}
