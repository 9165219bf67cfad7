import { pledges } from '#contract/pledge.ts'
import { changeOwnProvider, type OwnProvider } from '#contract/providers.ts'
import { pledge as words } from '#contract/words/en/pledge.ts'
import { shop } from '#contract/words/en/shop.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { useOwnChanges } from '../../../kit/api/use-own-changes.ts'
import { formatMoney } from '../../../kit/ui/format.ts'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { FormSection } from '../../../kit/unsaved/Section.tsx'
import { useChangeOwnProvider } from '../use-own-provider.ts'

const none = ''
const valuesOf = ({ pledge }: OwnProvider) => ({ pledge: pledge ?? none })

/** What the shop promises to who is left waiting: customers read it on each of its bids. */
export function PledgeSection({ provider }: { provider: OwnProvider }) {
  const change = useOwnChanges(provider, useChangeOwnProvider())
  const form = useEndpointForm(changeOwnProvider.body, {
    values: valuesOf(provider),
    bodyOf: ({ pledge }) => ({ pledge: pledge || null }),
    send: change,
    onDone: (saved, { reset }) => reset(valuesOf(saved)),
    failed: shop.settings.failed,
  })
  return (
    <FormSection
      id="pledge"
      title={words.title}
      lead={words.lead}
      form={form}
      onDiscard={() => {
        change.reset()
        form.reset(valuesOf(provider))
      }}
    >
      <SelectField
        label={words.label}
        hint={words.hint}
        {...form.field('pledge')}
        placeholder={null}
        options={[
          { value: none, label: words.none },
          ...pledges.map((value) => ({ value, label: words.option(formatMoney(value)) })),
        ]}
      />
    </FormSection>
  )
}
