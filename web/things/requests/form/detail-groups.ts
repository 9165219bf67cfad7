import {
  type DetailField,
  type DetailFieldName,
  fieldsOf,
  roadFields,
  type ServiceType,
  services,
} from '#contract/catalogue.ts'

const truck: readonly DetailFieldName[] = [
  'vehicleType',
  'truckClass',
  'truckType',
  'isLoaded',
  'loadType',
  'year',
  'make',
  'model',
  'vehicleColor',
]
const identity: readonly DetailFieldName[] = ['unitNumber', 'vin', 'plate', 'plateState']

export interface DetailGroups {
  problem: DetailField[]
  truck: DetailField[]
  /** By which the truck is known; empty where it is asked with the rest. */
  identity: DetailField[]
}

/** The questions of step 2 as they stand together. Those about the road stand where the place is asked. */
export function groupsOf(service: ServiceType): DetailGroups {
  const groups: DetailGroups = { problem: [], truck: [], identity: [] }
  const isForCar = services[service].form === 'auto'
  for (const field of fieldsOf(service)) {
    if (roadFields.includes(field)) continue
    if (identity.includes(field.name)) groups[isForCar ? 'truck' : 'identity'].push(field)
    else groups[truck.includes(field.name) ? 'truck' : 'problem'].push(field)
  }
  return groups
}
