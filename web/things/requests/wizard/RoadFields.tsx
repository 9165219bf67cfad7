import { roadFields } from '#contract/catalogue.ts'
import { DetailFields } from '../form/DetailFields.tsx'
import type { RequestFormState } from '../form/use-request-form.ts'

/** Where on the road: what a driver reads on the signs there. */
export function RoadFields({ form }: { form: RequestFormState }) {
  return <DetailFields details={roadFields} form={form} />
}
