import * as z from 'zod/mini'
import { businessName } from './business-names.ts'
import { experienceYears, teamSizes } from './catalogue.ts'
import { phoneNumber } from './phone-texts.ts'
import { emailAddress, text, textFrom, textOf } from './texts.ts'
import { providerFields } from './words/en/fields/provider.ts'

/** What the landing page's form and the sign-up page ask alike, with the same sentences (S0 §5, S1 §5). */
export const applicantFields = {
  businessName,
  email: emailAddress(),
  phone: phoneNumber(),
  experience: z.optional(z.enum(experienceYears, providerFields.years)),
  teamSize: z.optional(z.enum(teamSizes, providerFields.teamSize)),
  equipment: z.optional(text(1000, 'equipment')),
}

/** The application of the landing page: checked there and carried into the sign-up page, never sent by itself. */
export const providerApplication = z.object({
  ...applicantFields,
  contactName: textOf(2, 120, 'contactName'),
  serviceArea: textFrom(2, 300, 'serviceArea'),
})
