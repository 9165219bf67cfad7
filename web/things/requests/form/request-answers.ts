import {
  type DetailField,
  type DetailFieldName,
  fieldsOf,
  roadFields,
  type ServiceType,
  services,
} from '#contract/catalogue.ts'
import { guessedClass } from '#contract/truck-class.ts'
import { isEmergency, type RequestForm, serviceAsked } from './request-form.ts'

/** The answered questions of the chosen service, in their order. */
export function answersOf(form: RequestForm): Partial<Record<DetailFieldName, string>> {
  const service = serviceAsked(form)
  if (!service) return {}
  const answered = fieldsOf(service).filter(
    ({ name }) => form[name].trim() !== '' && isAsked(name, form),
  )
  return Object.fromEntries(answered.map(({ name }) => [name, form[name]]))
}

const isOfTruck: readonly DetailFieldName[] = ['truckType', 'isLoaded', 'loadType', 'affected']

/** Is it a kind of vehicle that is no truck? Where the service asks for the kind. */
function hasNoLoad(form: RequestForm): boolean {
  const service = serviceAsked(form)
  return (
    ['car', 'suv', 'motorcycle'].includes(form.vehicleType) &&
    service !== null &&
    fieldsOf(service).some(({ name }) => name === 'vehicleType')
  )
}

/** Some questions follow from the answer to another; how big the truck is is asked where nothing else says it. */
export function isAsked(name: DetailFieldName, form: RequestForm): boolean {
  if (isOfTruck.includes(name) && hasNoLoad(form)) return false
  if (name === 'loadType') return form.isLoaded === 'yes'
  if (name !== 'truckClass') return true
  const service = serviceAsked(form)
  return form.unitId === '' && (service === null || guessedClass(service, form) === null)
}

/** The questions of a service beyond these and those about the road, which stand by themselves. */
export const questionsBeyond = (
  service: ServiceType | null,
  others: readonly DetailFieldName[],
): DetailField[] =>
  service
    ? fieldsOf(service).filter(
        (field) => !roadFields.includes(field) && !others.includes(field.name),
      )
    : []

/** A wash waits in its yard; everything else may stand beside a road. */
export function isOnRoad(form: RequestForm): boolean {
  const service = serviceAsked(form)
  return !service || services[service].form !== 'wash'
}

/** A tow asks for drop-off and details; an emergency that may need one does not wait for them. */
export function isTow(form: RequestForm): boolean {
  const service = serviceAsked(form)
  return !isEmergency(form) && service !== null && services[service].trade === 'towing'
}
