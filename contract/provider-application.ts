import * as z from 'zod/mini'
import { experienceYears, teamSizes } from './catalogue.ts'
import { emailAddress, phoneNumber, text, textFrom } from './primitives.ts'

/** What the landing page's form and the sign-up page ask alike, with the same sentences (S0 §5, S1 §5). */
export const applicantFields = {
  businessName: textFrom(2, 120, 'Business name', 'Business name must be at least 2 characters'),
  email: emailAddress('Invalid email address'),
  phone: phoneNumber(),
  experience: z.optional(z.enum(experienceYears, 'Choose the years from the list.')),
  teamSize: z.optional(z.enum(teamSizes, 'Choose the team size from the list.')),
  equipment: z.optional(text(1000, 'Equipment and certifications')),
}

/** The application of the landing page: checked there and carried into the sign-up page, never sent by itself. */
export const providerApplication = z.object({
  ...applicantFields,
  contactName: textFrom(2, 120, 'Contact name', 'Contact name must be at least 2 characters'),
  serviceArea: textFrom(2, 300, 'Service area', 'Service area is required'),
})
