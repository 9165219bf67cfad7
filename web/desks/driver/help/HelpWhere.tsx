import { roadFields } from '#contract/catalogue.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { WhereField } from '../../../kit/places/WhereField.tsx'
import { MoreDetails } from '../../../things/requests/form/MoreDetails.tsx'
import type { RequestFormState } from '../../../things/requests/form/use-request-form.ts'

/** Where the truck stands: one tap, or in words; what the signs say for who reads them. */
export function HelpWhere({
  form,
  hasHeading,
}: {
  form: RequestFormState
  /** Where it does not stand as the page's own heading already. */
  hasHeading: boolean
}) {
  const words = drivers.help
  return (
    <section aria-label={words.where} className="flex flex-col gap-4">
      {hasHeading && <h2 className="text-xl">{words.where}</h2>}
      <WhereField
        label={words.location}
        hint={words.locationHint}
        error={form.wrong('location')}
        value={form.values}
        onChange={form.change}
      />
      <MoreDetails summary={words.road} details={roadFields} form={form} />
    </section>
  )
}
