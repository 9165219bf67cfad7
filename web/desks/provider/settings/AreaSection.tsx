import { useWatch } from 'react-hook-form'
import { serviceRadii } from '#contract/catalogue.ts'
import { changeOwnProvider, type OwnProvider } from '#contract/providers.ts'
import { providers } from '#contract/words/en/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { useOwnChanges } from '../../../kit/api/use-own-changes.ts'
import type { LatLng } from '../../../kit/map/map-props.ts'
import { SelectField } from '../../../kit/ui/SelectField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { FormSection } from '../../../kit/unsaved/Section.tsx'
import { ShopPin } from '../../../things/shop-place/ShopPin.tsx'
import { LateCircle } from '../profile/LateCircle.tsx'
import { useChangeOwnProvider } from '../use-own-provider.ts'

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
  const change = useOwnChanges(provider, useChangeOwnProvider())
  const form = useEndpointForm(changeOwnProvider.body, {
    values: valuesOf(provider),
    bodyOf: ({ serviceRadius, ...rest }) => ({ ...rest, serviceRadius: Number(serviceRadius) }),
    send: change,
    onDone: (saved, { reset }) => reset(valuesOf(saved)),
    failed: shop.settings.failed,
  })
  const miles = Number(useWatch({ control: form.control, name: 'serviceRadius' }))
  const pin = useWatch({ control: form.control, name: 'pin' })
  const radii = [...new Set([...serviceRadii, provider.serviceRadius])].sort((a, b) => a - b)
  return (
    <FormSection
      id="areas"
      title={shop.settings.areas}
      lead={shop.settings.areasLead}
      form={form}
      onDiscard={() => {
        change.reset()
        form.reset(valuesOf(provider))
      }}
    >
      <TextField
        label={words.address}
        hint={words.addressHint}
        autoComplete="street-address"
        {...form.field('address')}
      />
      <ShopPin
        pin={pin}
        start={knownSpot(provider)}
        onSet={(spot) => {
          form.setValue('pin', spot, { shouldDirty: true })
          form.clearErrors('address')
        }}
      />
      <SelectField
        label={words.radius}
        {...form.field('serviceRadius')}
        placeholder={null}
        options={radii.map((value) => ({ value: String(value), label: words.miles(value) }))}
      />
      <LateCircle provider={provider} miles={miles} />
    </FormSection>
  )
}
