import type { RegistrableType, Registration } from '#contract/auth.ts'
import type { OfferedService } from '#contract/catalogue.ts'
import type { LatLng } from '../../kit/map/map-props.ts'

/** Everything that any type is asked for, in the order in which it stands. Only the fields of the chosen type are sent. */
export const emptyRegistration = {
  fullName: '',
  email: '',
  phone: '',
  businessName: '',
  address: '',
  /** For an address that names no known place. */
  pin: undefined as LatLng | undefined,
  services: [] as OfferedService[],
  serviceRadius: '',
  companyName: '',
  vehicleCount: '',
  accountManagerName: '',
  licenseNumber: '',
  vehicleInfo: '',
  currentLocation: '',
  username: '',
  password: '',
}
export type RegistrationForm = typeof emptyRegistration
type RegistrationField = keyof RegistrationForm

type FieldsOf<T extends RegistrableType> = Exclude<
  keyof Extract<Registration, { userType: T }>,
  'userType'
>

const person = ['fullName', 'email', 'phone'] as const
const login = ['username', 'password'] as const

/** What each type is asked for. */
export const fieldsOfType: {
  [T in RegistrableType]: readonly (FieldsOf<T> & RegistrationField)[]
} = {
  customer: [...person, ...login],
  service_provider: [...person, 'businessName', 'address', 'services', 'serviceRadius', ...login],
  business_customer: [...person, 'companyName', 'vehicleCount', 'accountManagerName', ...login],
  driver: [...person, 'licenseNumber', 'vehicleInfo', 'currentLocation', ...login],
}

/** What registration is sent for a type: its own fields, whatever was typed for another before. */
export function registrationOf(userType: RegistrableType, form: RegistrationForm) {
  const own = fieldsOfType[userType].map((field) => [field, form[field]])
  const pin = userType === 'service_provider' ? form.pin : undefined
  return { userType, ...Object.fromEntries(own), ...(pin && { pin }) }
}
