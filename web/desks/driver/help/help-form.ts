import type { DriverProfile } from '#contract/drivers.ts'
import { type DriverAskInput, driverAsk } from '#contract/fleet-requests.ts'
import { isPhoneNumber } from '#contract/primitives.ts'
import type { TriageAnswer } from '#contract/services.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import { isDisputed, type PlacedPosition, positionInBody } from '../../../kit/places/which-place.ts'
import { drivers } from '../../../messages/en/drivers.ts'
import { requests } from '../../../messages/en/requests.ts'

/** What a stranded driver is asked; everything but "what" and "where" may stay as it is. */
export interface HelpForm {
  danger: 'yes' | 'no' | ''
  need: TriageAnswer | ''
  position: PlacedPosition | null
  location: string
  highway: string
  direction: string
  mileMarker: string
  exitNumber: string
  unitId: string
  tirePosition: string
  dropOffLocation: string
  description: string
  contactPhone: string
}
export type HelpField = keyof HelpForm

/** In the order of the page: the focus goes to the first wrong one. */
export const helpFields: readonly HelpField[] = [
  'danger',
  'need',
  'tirePosition',
  'dropOffLocation',
  'location',
  'highway',
  'direction',
  'mileMarker',
  'exitNumber',
  'unitId',
  'description',
  'contactPhone',
]

export const startOf = ({ units, phone }: DriverProfile): HelpForm => ({
  danger: '',
  need: '',
  position: null,
  location: '',
  highway: '',
  direction: '',
  mileMarker: '',
  exitNumber: '',
  unitId: units[0]?.id ?? '',
  tirePosition: '',
  dropOffLocation: '',
  description: '',
  contactPhone: phone,
})

/** The call's body: what is empty or not asked for stays out of it. */
export function bodyOf(form: HelpForm): DriverAskInput {
  const { need, danger } = form
  const asked: Record<string, string | false> = {
    description: form.description,
    unitId: form.unitId,
    contactPhone: form.contactPhone,
    highway: form.highway,
    direction: form.direction,
    mileMarker: form.mileMarker,
    exitNumber: form.exitNumber,
    tirePosition: need === 'tire' && form.tirePosition,
    dropOffLocation: need === 'tow' && form.dropOffLocation,
  }
  const said = Object.entries(asked).filter(([, value]) => value !== false && value.trim() !== '')
  return {
    // An empty choice is refused with its sentence.
    need: need as TriageAnswer,
    location: form.location,
    ...(danger === 'yes' && { isEmergency: true }),
    ...positionInBody(form),
    ...Object.fromEntries(said),
  }
}

export type HelpWrongs = Partial<Record<HelpField, string>>

/** What the server would refuse, before it is asked. */
export function wrongsOf(form: HelpForm): HelpWrongs {
  const parsed = driverAsk.safeParse(bodyOf(form))
  const wrongs: HelpWrongs = parsed.success ? {} : sentencesOf(parsed.error)
  if (isDisputed(form)) wrongs.location = requests.place.disputed
  if (!form.need) wrongs.need = drivers.help.needMissing
  if (form.location.trim().length < 3) wrongs.location = drivers.help.locationMissing
  if (!isPhoneNumber(form.contactPhone)) wrongs.contactPhone = drivers.help.phoneWrong
  return wrongs
}
