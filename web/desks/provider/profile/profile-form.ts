import type * as z from 'zod/mini'
import { experienceYears, type Trade } from '#contract/catalogue.ts'
import {
  type ProfileCertification,
  type ProfileEquipment,
  type ProviderProfile,
  type profileBody,
  profileExperience,
} from '#contract/provider-profile.ts'
import type { TruckWork } from '#contract/truck-class.ts'
import type { CheckedForm } from '../../../kit/api/use-checked-form.ts'

/** The profile as its fields hold it; a picture goes up by itself. */
export interface ProfileValues {
  googleBusinessLink: string
  selectedServices: Trade[]
  truckWork: TruckWork[]
  specializations: string
  pricing: string
  serviceRadius: string
  serviceHours: string
  equipment: ProfileEquipment[]
  experience: string
  insuranceDocument: string
  certifications: ProfileCertification[]
}
export type ProfileField = keyof ProfileValues
export type ProfileForm = CheckedForm<ProfileValues, z.output<typeof profileBody>>

export const valuesOf = (profile: ProviderProfile): ProfileValues => ({
  googleBusinessLink: profile.googleBusinessLink ?? '',
  selectedServices: profile.selectedServices,
  truckWork: profile.truckWork,
  specializations: profile.specializations.join(', '),
  pricing: profile.pricing ?? '',
  serviceRadius: String(profile.serviceRadius),
  serviceHours: profile.serviceHours ?? '',
  equipment: profile.equipment,
  experience: profile.experience ?? '',
  insuranceDocument: profile.insuranceDocument ?? '',
  certifications: profile.certifications,
})

/** The call's body of what the fields hold. */
export const bodyOf = ({ specializations, serviceHours, experience, ...rest }: ProfileValues) => ({
  ...rest,
  specializations: specializations
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean),
  serviceHours: serviceHours || undefined,
  experience: experience || null,
})

/** What the call takes of these fields alone. */
export const partOf =
  (fields: readonly ProfileField[]) =>
  (values: ProfileValues): Record<string, unknown> =>
    Object.fromEntries(
      Object.entries(bodyOf(values)).filter(([name]) => fields.some((field) => field === name)),
    )

/** The fields of each of the six steps (S1 §2); the first has only the picture. */
export const stepFields: readonly (readonly ProfileField[])[] = [
  [],
  ['googleBusinessLink'],
  ['selectedServices', 'truckWork', 'specializations', 'pricing'],
  ['serviceRadius', 'serviceHours'],
  ['equipment', 'experience'],
  ['insuranceDocument', 'certifications'],
]

/** The step (from 1) of the first of these fields. */
export const stepOf = (wrong: readonly string[]): number =>
  stepFields.findIndex((fields) => fields.some((field) => wrong.includes(field))) + 1

/** The specification gives the application and the wizard ranges of their own, which overlap: "0-2" and "1-2". */
export const rangesOf = { application: experienceYears, wizard: profileExperience }

/** One of the two lists, never both: the one that is asked, or the other where the shop has answered by that. */
export function yearsToChoose(
  asks: keyof typeof rangesOf,
  own: string | undefined,
): readonly string[] {
  const lists: (readonly string[])[] = [rangesOf[asks], ...Object.values(rangesOf)]
  return lists.find((list) => !own || list.includes(own)) ?? rangesOf[asks]
}
