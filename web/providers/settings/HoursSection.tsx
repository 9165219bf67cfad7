import { serviceHours } from '#contract/catalogue.ts'
import { changeOwnProvider, type OwnProvider } from '#contract/providers.ts'
import { providers } from '../../messages/en/providers.ts'
import { shop } from '../../messages/en/shop.ts'
import { Checkbox } from '../../ui/Checkbox.tsx'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { Holidays } from '../holidays/Holidays.tsx'
import { useChangeOwnProvider } from '../use-own-provider.ts'
import { FormSection } from './Section.tsx'
import { useSection } from './use-section.ts'

const valuesOf = ({ serviceHours: hours, takesEmergencies }: OwnProvider) => ({
  serviceHours: hours ?? '',
  takesEmergencies,
})

/** When requests reach the provider while he is off duty, and when never. */
export function HoursSection({ provider }: { provider: OwnProvider }) {
  const words = providers.settings
  const change = useChangeOwnProvider()
  const { form, foot } = useSection({
    schema: changeOwnProvider.body,
    values: valuesOf(provider),
    fields: ['serviceHours', 'takesEmergencies'],
    read: ({ serviceHours: hours, ...rest }) => ({ ...rest, serviceHours: hours || undefined }),
    send: async (body) => valuesOf(await change.mutateAsync(body)),
  })
  return (
    <FormSection
      id="hours"
      title={shop.settings.hours}
      lead={shop.settings.hoursLead}
      foot={foot}
      after={<Holidays provider={provider} />}
    >
      <Field
        label={words.hours}
        hint={words.hoursHint}
        error={form.formState.errors.serviceHours?.message}
      >
        <Select
          {...form.register('serviceHours')}
          options={serviceHours.map((value) => ({ value, label: words.hoursOf[value] }))}
        />
      </Field>
      <Checkbox {...form.register('takesEmergencies')} label={words.emergencies} />
    </FormSection>
  )
}
