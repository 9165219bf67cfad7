import { providerSignup } from '#contract/words/en/provider-signup.ts'
import { ApiError } from '../../../kit/api/api-error.ts'

/**
 * S1 §8: what the applicant reads of a refusal, by the field `error` of the answer; by its code in another language. Null
 * where the sentence stands at the one field that is wrong.
 */
export function refusalWords(error: unknown): { title: string; text: string } | null {
  const { username, email, registration, other } = providerSignup.refused
  if (!(error instanceof ApiError)) return { ...other, text: providerSignup.noAnswer }
  const { code, error: told = '' } = error.problem ?? {}
  if (code === 'username_taken' || told.includes('Try another username')) return username
  if (code === 'email_taken' || told.includes('Try another email address')) return email
  if (told.includes('Registration failed'))
    return {
      ...registration,
      text: Object.values(error.problem?.details ?? {}).join(' ') || registration.text,
    }
  if (Object.values(error.problem?.details ?? {}).includes(told)) return null
  return { ...other, text: told || other.text }
}
