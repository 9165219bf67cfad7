import type { RequestField } from '../form/request-form.ts'
import { onRoad } from './what-was-said.ts'

/** The first step on a phone: one question a screen, in this order. */
export const questions = ['safe', 'where', 'what', 'you'] as const
export type Question = (typeof questions)[number]

/** What stands on each screen. */
export const fieldsOf: Record<Question, readonly RequestField[]> = {
  safe: ['danger'],
  where: ['location', ...onRoad],
  what: ['triage', 'serviceType', 'preferredServiceTime', 'scheduledAt'],
  you: ['fullName', 'phone', 'email'],
}

/** The screen on which a field of the first step stands. */
export const questionOf = (field: RequestField): Question =>
  questions.find((question) => fieldsOf[question].includes(field)) ?? 'safe'

/** What an address asks for; the first one where it names none. */
export const readQuestion = (text: string | null): Question =>
  questions.find((question) => question === text) ?? 'safe'
