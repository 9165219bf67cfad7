import type { ServiceType, TriageAnswer } from '#contract/services.ts'
import type { RequestForm } from '../form/request-form.ts'

export const plainAnswers = ['tow', 'tire', 'battery', 'repair', 'wash', 'dont_know'] as const
export type PlainAnswer = (typeof plainAnswers)[number]

/** What each plain answer asks for; the same word is kept for an emergency, should it become one. */
export const brokenAs = {
  tow: { serviceType: 'roadside_towing', triage: 'tow' },
  tire: { serviceType: 'roadside_tire', triage: 'tire' },
  battery: { serviceType: 'battery_service', triage: 'battery' },
  repair: { serviceType: 'roadside_repair', triage: 'repair' },
  wash: { serviceType: 'truck_wash', triage: '' },
  dont_know: { serviceType: 'roadside_repair', triage: 'dont_know' },
} as const satisfies Record<PlainAnswer, { serviceType: ServiceType; triage: TriageAnswer | '' }>

/** The plain answer that a form holds; null where it says nothing, or a service that only the longer list has. */
export function plainAnswer({
  serviceType,
  triage,
}: Pick<RequestForm, 'serviceType' | 'triage'>): PlainAnswer | null {
  const meant = plainAnswers.filter((answer) => brokenAs[answer].serviceType === serviceType)
  return meant.find((answer) => brokenAs[answer].triage === triage) ?? meant[0] ?? null
}
