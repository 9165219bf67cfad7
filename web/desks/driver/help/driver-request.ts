import { type DetailField, unitDetails } from '#contract/catalogue.ts'
import type { DriverProfile } from '#contract/drivers.ts'
import { type DriverAsk, type DriverAskInput, driverAsk } from '#contract/fleet-requests.ts'
import { isPhoneNumber } from '#contract/phone.ts'
import { type DetailFieldName, triage } from '#contract/services.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { sentence } from '#contract/words/sayings.ts'
import { positionInBody } from '../../../kit/places/which-place.ts'
import { formatPhone } from '../../../kit/ui/format.ts'
import { type Checked, checkBody, saidOnly } from '../../../things/requests/form/check-body.ts'
import { answersOf, questionsBeyond } from '../../../things/requests/form/request-answers.ts'
import {
  emptyRequest,
  isEmergency,
  type RequestForm,
} from '../../../things/requests/form/request-form.ts'

/** What a stranded driver is asked; everything but "what" and "where" may stay as it is. */
export const startOf = ({ units, phone }: DriverProfile): RequestForm => ({
  ...emptyRequest,
  phone: formatPhone(phone),
  unitId: units[0]?.id ?? '',
})

/** What broke says which service it is; whoever does not know is asked nothing of one. */
const serviceOf = ({ triage: need }: RequestForm) =>
  need && need !== 'dont_know' ? triage[need].serviceType : null

/** Asked at once: without it the wrong truck comes. */
export const firstDetails: readonly DetailFieldName[] = ['tirePosition', 'dropOffLocation']
const isFirst = ({ name }: DetailField) => firstDetails.includes(name)

/** The questions to what broke, beyond what the unit's record and the form's own fields say. None must be answered. */
export function questionsOf(form: RequestForm): Record<'first' | 'more', DetailField[]> {
  const questions = questionsBeyond(serviceOf(form), [...unitDetails, 'problemDescription']).map(
    (field) => ({ ...field, marked: false }),
  )
  return {
    first: questions.filter(isFirst),
    more: questions.filter((field) => !isFirst(field)),
  }
}

/** The call's body: what is empty or not asked for stays out of it. */
export function bodyOf(form: RequestForm, isConfirmed = false): DriverAskInput {
  const { problemDescription, ...answers } = answersOf({
    ...form,
    // Of a unit that was chosen its record says it.
    unitNumber: form.unitId ? '' : form.unitNumber,
    serviceType: triage[form.triage || 'dont_know'].serviceType,
  })
  return {
    ...(form.triage && { need: form.triage }),
    location: form.location,
    ...(isEmergency(form) && { isEmergency: true }),
    ...answers,
    ...saidOnly({
      description: form.problemDescription,
      unitId: form.unitId,
      contactPhone: form.phone,
    }),
    ...positionInBody(form),
    ...(isConfirmed && { isConfirmed }),
  }
}

/** The body, or what the server would refuse of it. */
export const checkDriverRequest = (
  form: RequestForm,
  now: number,
  isConfirmed = false,
): Checked<DriverAsk> =>
  checkBody(driverAsk, bodyOf(form, isConfirmed), form, now, {
    ...(!form.triage && !isEmergency(form) && { triage: drivers.help.needMissing }),
    ...(form.location.trim().length < 3 && { location: drivers.help.locationMissing }),
    ...(!isPhoneNumber(form.phone) && {
      phone: sentence(commonFields.phoneWrong({ field: 'phone' })),
    }),
  })
