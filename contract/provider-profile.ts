import * as z from 'zod/mini'
import { experienceYears, serviceHours, trades } from './catalogue.ts'
import { endpoint } from './endpoint.ts'
import { photoTypes } from './photos.ts'
import { byId, ok } from './primitives.ts'
import { seenFields } from './seen-fields.ts'
import { miles } from './service-radius.ts'
import { settings } from './settings.ts'
import { text } from './texts.ts'
import { truckWorks } from './truck-class.ts'
import { providerFields } from './words/en/fields/provider.ts'

/** The option lists of the profile wizard (S1 §9), stored as they are spelt here. */
export const profileRadii = [25, 50, 75, 100, 150] as const
export const profileHours = ['24/7', '6AM-10PM', '8AM-6PM', 'Emergency Only'] as const
export const profileExperience = ['1-2', '3-5', '6-10', '10+'] as const
export const profileEquipment = [
  'Heavy Duty Tow Truck',
  'Flatbed Truck',
  'Service Van',
  'Mobile Crane',
  'Diagnostic Tools',
  'Welding Equipment',
  'Air Compressor',
  'Battery Charger',
  'Tire Repair Kit',
] as const
export type ProfileEquipment = (typeof profileEquipment)[number]
export const profileCertifications = [
  'ASE',
  'DOT',
  'OSHA',
  'Commercial License',
  'Hazmat',
  'EPA',
] as const
export type ProfileCertification = (typeof profileCertifications)[number]

/** What the applications of the landing page and the wizard each ask, of the same years. */
export const yearsOfExperience = [...new Set([...experienceYears, ...profileExperience])] as const

export const picturePath = (id: string) => `/api/provider-pictures/${id}`

/** The profile under the names of its payload (S1 §3); null and empty are what was not said. */
export const providerProfile = z.object({
  profileComplete: z.boolean(),
  /** The path of the picture on this server. */
  profilePicture: z.nullable(z.string()),
  googleBusinessLink: z.nullable(z.string()),
  selectedServices: z.array(z.enum(trades)),
  /** How big a truck it takes, and truck tires; empty: nothing said, so all. */
  truckWork: z.array(z.enum(truckWorks)),
  serviceRadius: z.number(),
  serviceHours: z.nullable(z.enum(serviceHours)),
  equipment: z.array(z.enum(profileEquipment)),
  experience: z.nullable(z.enum(yearsOfExperience)),
  pricing: z.nullable(z.string()),
  specializations: z.array(z.string()),
  /** What the provider says of its insurance on its page; the papers themselves belong to the verification. */
  insuranceDocument: z.nullable(z.string()),
  certifications: z.array(z.enum(profileCertifications)),
})
export type ProviderProfile = z.infer<typeof providerProfile>

export const profileItems = [
  'picture',
  'link',
  'services',
  'reach',
  'equipment',
  'insurance',
] as const
export type ProfileItem = (typeof profileItems)[number]

type Counted = Pick<
  ProviderProfile,
  'profilePicture' | 'googleBusinessLink' | 'insuranceDocument'
> & {
  selectedServices: readonly unknown[]
  serviceRadius: number | null
  serviceHours: string | null
  equipment: readonly unknown[]
}

/** Which of the six items of the progress are there (S1 §5). */
export const itemsDone = (profile: Counted): ProfileItem[] => {
  const isDone: Record<ProfileItem, boolean> = {
    picture: Boolean(profile.profilePicture),
    link: Boolean(profile.googleBusinessLink?.trim()),
    services: profile.selectedServices.length > 0,
    reach: Boolean(profile.serviceRadius && profile.serviceHours),
    equipment: profile.equipment.length > 0,
    insurance: Boolean(profile.insuranceDocument?.trim()),
  }
  return profileItems.filter((item) => isDone[item])
}

/** Where Google shows a business, and what it shortens such addresses to; none of its pages that lead on to other sites. */
const googles = [
  /^https:\/\/(?:www\.|maps\.|business\.|search\.)?google\.(?:com|ca)\/(?!url\b|amp\b|accounts\b)\S*$/i,
  /^https:\/\/(?:maps\.app\.goo\.gl|goo\.gl\/maps|g\.page|g\.co|share\.google)\/\S+$/i,
]

/** Every field may be left out: it stays as it is. An empty text takes back what stood there. */
export const profileFields = {
  /** The path that an upload answered, or empty to take the picture off; addresses of other sites are refused. */
  profilePicture: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
  googleBusinessLink: z.optional(
    z.nullable(
      text(300, 'link').check(
        z.refine(
          (value) => value === '' || googles.some((google) => google.test(value)),
          providerFields.link,
        ),
      ),
    ),
  ),
  selectedServices: z.optional(
    z
      .array(z.enum(trades, providerFields.services))
      .check(z.minLength(1, providerFields.noService), z.maxLength(5)),
  ),
  truckWork: z.optional(
    z.array(z.enum(truckWorks, providerFields.truckWork)).check(z.maxLength(truckWorks.length)),
  ),
  /** A number of miles; "150+" is 150. */
  serviceRadius: z.optional(
    z.pipe(
      z.transform((value: unknown) =>
        typeof value === 'string' && /^\d{1,3}\+?$/.test(value.trim())
          ? Number.parseInt(value, 10)
          : value,
      ),
      miles(),
    ),
  ),
  serviceHours: z.optional(z.enum(serviceHours, providerFields.hours)),
  equipment: z.optional(
    z.array(z.enum(profileEquipment, providerFields.equipment)).check(z.maxLength(20)),
  ),
  experience: z.optional(z.nullable(z.enum(yearsOfExperience, providerFields.years))),
  pricing: z.optional(z.nullable(text(500, 'pricing'))),
  specializations: z.optional(
    z
      .array(text(60, 'specialization'))
      .check(z.maxLength(10, providerFields.specializations({ most: 10 }))),
  ),
  insuranceDocument: z.optional(z.nullable(text(1000, 'insurance'))),
  certifications: z.optional(
    z.array(z.enum(profileCertifications, providerFields.certifications)).check(z.maxLength(20)),
  ),
}
export const profileBody = z.object(profileFields)
export type ProfileBody = z.output<typeof profileBody>

export const readOwnProfile = endpoint({
  method: 'GET',
  path: '/api/provider/profile',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: "The provider's own profile, and whether it is complete.",
  response: providerProfile,
})

export const completeProfile = endpoint({
  method: 'POST',
  path: '/api/provider/complete-profile',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'The last step of the profile wizard: keeps what was given and sets `profileComplete`.',
  body: profileBody,
  response: providerProfile,
})

export const changeOwnProfile = endpoint({
  method: 'PATCH',
  path: '/api/provider/profile',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary:
    'Change parts of the profile, before or after it was completed. A field that somebody else has changed since it was `seen` is refused.',
  body: z.extend(profileBody, { seen: seenFields }),
  response: providerProfile,
})

export const addProviderPicture = endpoint({
  method: 'POST',
  path: '/api/provider/picture',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'Upload the picture of the business: made smaller, its metadata dropped.',
  perMinute: settings.limits.upload,
  upload: { types: photoTypes, maxBytes: settings.photos.maxBytes },
  status: 201,
  response: z.object({ id: z.string(), profilePicture: z.string() }),
})

export const removeProviderPicture = endpoint({
  method: 'DELETE',
  path: '/api/provider/picture',
  caller: 'service_provider',
  right: 'changeRecord',
  tag: 'providers',
  summary: 'Take the picture of the business off; initials stand in its place.',
  response: ok,
})

export const readProviderPicture = endpoint({
  method: 'GET',
  path: '/api/provider-pictures/:id',
  caller: 'anyone',
  tag: 'providers',
  summary: 'The picture of a business, a JPEG, by the id that its page and bids carry.',
  params: byId,
  response: 'image',
})
