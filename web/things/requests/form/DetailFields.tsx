import { type DetailField, fieldsOf } from '#contract/catalogue.ts'
import { DetailInput } from './DetailInput.tsx'
import { isAsked } from './request-answers.ts'
import { serviceAsked } from './request-form.ts'
import type { RequestFormState } from './use-request-form.ts'
import { VinYears } from './VinYears.tsx'

const isShort = ({ name, kind }: DetailField) =>
  (kind === 'text' && name !== 'vin') || kind === 'make' || name === 'plateState'

function asksYear({ values }: RequestFormState): boolean {
  const service = serviceAsked(values)
  return service !== null && fieldsOf(service).some(({ name }) => name === 'year')
}

/** Questions below each other; short ones share a line where there is room. */
export function DetailFields({
  details,
  form,
}: {
  details: readonly DetailField[]
  form: RequestFormState
}) {
  return (
    <div className="grid gap-x-4 gap-y-6 sm:grid-cols-6">
      {details
        .filter(({ name }) => isAsked(name, form.values))
        .map((detail) => (
          <div key={detail.name} className={isShort(detail) ? 'sm:col-span-2' : 'sm:col-span-6'}>
            <DetailInput detail={detail} form={form} />
            {detail.name === 'vin' && (
              <VinYears
                vin={form.values.vin}
                year={asksYear(form) ? form.values.year : null}
                onFill={(year) => form.change({ year })}
              />
            )}
          </div>
        ))}
    </div>
  )
}
