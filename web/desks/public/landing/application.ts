import { providerApplication } from '#contract/provider-application.ts'
import { sentencesOf } from '../../../kit/api/form.ts'
import type { ApplicationDraft } from '../provider-signup/draft.ts'

const text = (form: FormData, name: string) => String(form.get(name) ?? '')

/** The sentence for each field that is wrong, by the same rules as the sign-up page's. */
export function wrongIn(form: FormData): Record<string, string> {
  const given = [...form].filter(([, value]) => value !== '')
  const { error } = providerApplication.safeParse(Object.fromEntries(given))
  return error ? sentencesOf(error) : {}
}

/** The form as the draft that the sign-up page opens. */
export function draftOf(form: FormData): Partial<ApplicationDraft> {
  return {
    businessName: text(form, 'businessName'),
    ownerName: text(form, 'contactName'),
    email: text(form, 'email'),
    phone: text(form, 'phone'),
    location: text(form, 'serviceArea'),
    experience: text(form, 'experience'),
    teamSize: text(form, 'teamSize'),
    equipment: text(form, 'equipment'),
  }
}
