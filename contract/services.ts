/**
 * The services, and when they are wanted: the part of the catalogue (`catalogue.ts`, rules A) that the first screen of
 * the wizard needs. Everybody else imports the catalogue.
 */

export const trades = ['towing', 'truck-repair', 'mobile-detailing', 'battery', 'tire'] as const
export type Trade = (typeof trades)[number]

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
  form: DetailForm
}

export const services: Record<ServiceType, Service> = {
  truck_repair: {
    trade: 'truck-repair',
    form: 'repair',
  },
  tire_service: { trade: 'tire', form: 'tire' },
  towing_service: { trade: 'towing', form: 'tow' },
  truck_wash: {
    trade: 'mobile-detailing',
    form: 'wash',
  },
  roadside_repair: {
    trade: 'truck-repair',
    form: 'repair',
  },
  roadside_tire: {
    trade: 'tire',
    form: 'tire',
  },
  battery_service: {
    trade: 'battery',
    form: 'battery',
  },
  roadside_towing: {
    trade: 'towing',
    form: 'tow',
  },
  mobile_car_wash: { trade: 'mobile-detailing', form: 'wash' },
  mobile_auto_repair: {
    trade: 'truck-repair',
    form: 'auto',
  },
}

/** What a request is called after: its service, or that nobody knows what broke. */
export type CalledService = ServiceType | 'unknown'

/** Who answers "I don't know" alerts several trades: a request for any other service alerts one. */
export const calledService = (
  serviceType: ServiceType,
  alerted: readonly Trade[],
): CalledService => (alerted.length > 1 ? 'unknown' : serviceType)

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

/**
 * Who reads an answer besides the owner of the request (rules C10). `board`: every provider whom the request reaches,
 * without the numbers and links that stand in it; `town`: those too, but of a place only its town; `accepted`: the
 * provider on the job alone, because it gives the truck or its exact place away.
 */
export type DetailReader = 'board' | 'town' | 'accepted'

/** The answers of step 2, and where on the road: an answer comes into being with who reads it. */
export const detailReaders = {
  vehicleType: 'board',
  vehicleColor: 'board',
  year: 'board',
  make: 'board',
  model: 'board',
  vin: 'board',
  washType: 'board',
  parkingLocation: 'board',
  problemDescription: 'board',
  isDrivable: 'board',
  preferredRepairType: 'board',
  truckType: 'board',
  isLoaded: 'board',
  loadType: 'board',
  batteryIssue: 'board',
  hasJumperCables: 'board',
  tireIssue: 'board',
  hasSpareTire: 'board',
  numberOfTires: 'board',
  towType: 'board',
  dropOffLocation: 'town',
  specialInstructions: 'board',
  unitNumber: 'accepted',
  plate: 'accepted',
  plateState: 'accepted',
  affected: 'board',
  truckClass: 'board',
  tirePosition: 'board',
  tireSize: 'board',
  highway: 'board',
  direction: 'board',
  mileMarker: 'accepted',
  exitNumber: 'accepted',
  roadSide: 'accepted',
} as const satisfies Record<string, DetailReader>
export type DetailFieldName = keyof typeof detailReaders
// The keys of a constant are its type's.
export const detailFieldNames = Object.keys(detailReaders) as DetailFieldName[]
