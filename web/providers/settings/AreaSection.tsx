import { useWatch } from 'react-hook-form'
import { serviceRadii } from '#contract/catalogue.ts'
import { changeOwnProvider, type OwnProvider } from '#contract/providers.ts'
import type { LatLng } from '../../map/map-props.ts'
import { providers } from '../../messages/en/providers.ts'
import { shop } from '../../messages/en/shop.ts'
import { Field } from '../../ui/Field.tsx'
import { Select } from '../../ui/Select.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { ShopPin } from '../place/ShopPin.tsx'
import { LateCircle } from '../profile/LateCircle.tsx'
import { useChangeOwnProvider } from '../use-own-provider.ts'
import { FormSection } from './Section.tsx'
import { useSection } from './use-section.ts'

const valuesOf = ({ address, serviceRadius }: OwnProvider) => ({
  address,
  serviceRadius: String(serviceRadius),
  // Sent once: what it has brought about stands in the record.
  pin: undefined as LatLng | undefined,
})

const knownSpot = ({ lat, lng }: OwnProvider): LatLng | null =>
  lat === null || lng === null ? null : { lat, lng }

/** S1 §2 "Service Areas": from where, how far, and what that is on the map. */
export function AreaSection({ provider }: { provider: OwnProvider }) {
  const words = providers.settings
  const change = useChangeOwnProvider()
  const { form, foot } = useSection({
    schema: changeOwnProvider.body,
    values: valuesOf(provider),
    fields: ['address', 'serviceRadius'],
    read: ({ serviceRadius, ...rest }) => ({ ...rest, serviceRadius: Number(serviceRadius) }),
    send: async (body) => valuesOf(await change.mutateAsync(body)),
  })
  const { errors } = form.formState
  const miles = Number(useWatch({ control: form.control, name: 'serviceRadius' }))
  const pin = useWatch({ control: form.control, name: 'pin' })
  const radii = [...new Set([...serviceRadii, provider.serviceRadius])].sort((a, b) => a - b)
  return (
    <FormSection
      id="service-areas"
      title={shop.settings.areas}
      lead={shop.settings.areasLead}
      foot={foot}
    >
      <TextField
        label={words.address}
        hint={words.addressHint}
        error={errors.address?.message}
        autoComplete="street-address"
        {...form.register('address')}
      />
      <ShopPin
        pin={pin}
        start={knownSpot(provider)}
        onSet={(spot) => {
          form.setValue('pin', spot, { shouldDirty: true })
          form.clearErrors('address')
        }}
      />
      <Field label={words.radius} error={errors.serviceRadius?.message}>
        <Select
          {...form.register('serviceRadius')}
          placeholder={null}
          options={radii.map((value) => ({ value: String(value), label: words.miles(value) }))}
        />
      </Field>
      <LateCircle provider={provider} miles={miles} />
    </FormSection>
  )
}
