import { type DetailField, unitDetails } from '#contract/catalogue.ts'
import { questionsBeyond } from '../../../things/requests/form/request-answers.ts'
import { type RequestForm, serviceAsked } from '../../../things/requests/form/request-form.ts'

/**
 * The questions of the chosen service beyond what the unit's record and the form's own fields say: where it goes and
 * what it carries are asked at once, the rest is behind a line. Nothing of it must be answered.
 */
export function questionsOf(form: RequestForm): Record<'place' | 'load' | 'more', DetailField[]> {
  const said = [...unitDetails, 'problemDescription', 'specialInstructions'] as const
  const questions = { place: [], load: [], more: [] } as ReturnType<typeof questionsOf>
  for (const field of questionsBeyond(serviceAsked(form), said))
    questions[parts[field.name] ?? 'more'].push({ ...field, marked: false })
  return questions
}

const parts: Partial<Record<string, 'place' | 'load'>> = {
  dropOffLocation: 'place',
  isLoaded: 'load',
  loadType: 'load',
}
