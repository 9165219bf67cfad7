import { serviceHours } from '#contract/catalogue.ts'
import { changeOwnProvider, type OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { useOwnChanges } from '../../../kit/api/use-own-changes.ts'
import { Checkbox } from '../../../kit/ui/Checkbox.tsx'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { FormSection } from '../../../kit/unsaved/Section.tsx'
import { Holidays } from '../holidays/Holidays.tsx'
import { useChangeOwnProvider } from '../use-own-provider.ts'

const valuesOf = ({ serviceHours: hours, takesEmergencies }: OwnProvider) => ({
  serviceHours: hours ?? '',
  takesEmergencies,
})

/** When requests reach the provider while it is off duty, and when never. */
export function HoursSection({ provider }: { provider: OwnProvider }) {
  const words = providers.settings
  const change = useOwnChanges(provider, useChangeOwnProvider())
  const form = useEndpointForm(changeOwnProvider.body, {
    values: valuesOf(provider),
    bodyOf: ({ serviceHours: hours, ...rest }) => ({ ...rest, serviceHours: hours || undefined }),
    send: change,
    onDone: (saved, { reset }) => reset(valuesOf(saved)),
    failed: shop.settings.failed,
  })
  return (
    <FormSection
      id="hours"
      title={shop.settings.hours}
      lead={shop.settings.hoursLead}
      form={form}
      onDiscard={() => {
        change.reset()
        form.reset(valuesOf(provider))
      }}
      after={<Holidays provider={provider} />}
    >
      <SelectField
        label={words.hours}
        hint={words.hoursHint}
        {...form.field('serviceHours')}
        options={serviceHours.map((value) => ({ value, label: words.hoursOf[value] }))}
      />
      <Checkbox {...form.register('takesEmergencies')} label={words.emergencies} />
    </FormSection>
  )
}
