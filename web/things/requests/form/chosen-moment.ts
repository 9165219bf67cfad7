import type { RequestForm } from './request-form.ts'

/** The date and time that help is wanted for, as a date-time field holds it; null where none belongs to the choice. */
export const chosenMoment = ({
  preferredServiceTime: time,
  scheduledAt,
}: Pick<RequestForm, 'preferredServiceTime' | 'scheduledAt'>): string | null =>
  time === 'custom_date/time' || (time === 'tomorrow' && scheduledAt !== '') ? scheduledAt : null
