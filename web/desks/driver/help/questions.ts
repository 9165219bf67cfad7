import { roadFields } from '#contract/catalogue.ts'
import type { Wrongs } from '../../../things/requests/form/check-body.ts'
import type { RequestField } from '../../../things/requests/form/request-form.ts'
import { firstDetails } from './driver-request.ts'

/** The call for help on a phone: one question a screen, in this order. */
export const helpQuestions = ['safe', 'where', 'what', 'send'] as const
export type HelpQuestion = (typeof helpQuestions)[number]

/** What must be said or may be wrong on each screen. */
export const fieldsOf: Partial<Record<HelpQuestion, readonly RequestField[]>> = {
  safe: ['danger'],
  where: ['location', ...roadFields.map(({ name }) => name)],
  what: ['triage', ...firstDetails],
}

/** The screen on which a field stands; the last one has all that may stay as it is. */
const questionOf = (field: RequestField): HelpQuestion =>
  helpQuestions.find((question) => fieldsOf[question]?.includes(field)) ?? 'send'

/** The first screen with something wrong, and what it is. */
export function firstWrongOf(wrongs: Wrongs) {
  const fields = Object.keys(wrongs) as RequestField[] // they are its names
  const asked = helpQuestions.map((question) => ({
    question,
    field: fields.find((field) => wrongs[field] && questionOf(field) === question),
  }))
  return asked.find(({ field }) => field)
}

/** What an address asks for; the first one where it names none. */
export const readHelpQuestion = (text: string | null): HelpQuestion =>
  helpQuestions.find((question) => question === text) ?? 'safe'
