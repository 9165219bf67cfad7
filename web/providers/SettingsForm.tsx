import { useState } from 'react'
import { Controller, useForm } from 'react-hook-form'
import { serviceHours, serviceRadii } from '#contract/catalogue.ts'
import { changeOwnProvider, type OwnProvider } from '#contract/providers.ts'
import { fieldErrorsOf, sentenceOf } from '../api/api-error.ts'
import { resolverOf, showRefusal } from '../api/form.ts'
import { providers } from '../messages/en/providers.ts'
import { Button } from '../ui/Button.tsx'
import { Checkbox } from '../ui/Checkbox.tsx'
import { Field } from '../ui/Field.tsx'
import { FormError } from '../ui/FormError.tsx'
import { Select } from '../ui/Select.tsx'
import { TextArea } from '../ui/TextArea.tsx'
import { TextInput } from '../ui/TextInput.tsx'
import { TradeChips } from './TradeChips.tsx'
import { useChangeOwnProvider } from './use-own-provider.ts'

/** The form's fields as it holds them; numbers of a list are text there. */
const valuesOf = (provider: OwnProvider) => ({
  services: provider.services,
  serviceRadius: String(provider.serviceRadius),
  serviceHours: provider.serviceHours ?? '',
  takesEmergencies: provider.takesEmergencies,
  address: provider.address,
  phone: provider.phone,
  description: provider.description ?? '',
})
type Values = ReturnType<typeof valuesOf>

const read = ({ serviceRadius, serviceHours: hours, ...rest }: Values) => ({
  ...rest,
  serviceRadius: Number(serviceRadius),
  serviceHours: hours || undefined,
})

const fields = [
  'services',
  'serviceRadius',
  'serviceHours',
  'takesEmergencies',
  'address',
  'phone',
  'description',
] as const

/** What decides which requests reach the provider, and what customers read of him. */
export function SettingsForm({ provider }: { provider: OwnProvider }) {
  const words = providers.settings
  const change = useChangeOwnProvider()
  const [isSaved, setSaved] = useState(false)
  const form = useForm({
    defaultValues: valuesOf(provider),
    resolver: resolverOf(changeOwnProvider.body, read),
  })
  const { errors, isSubmitting, isDirty } = form.formState
  const radii = [...new Set([...serviceRadii, provider.serviceRadius])].sort((a, b) => a - b)

  const save = form.handleSubmit(async (body) => {
    setSaved(false)
    try {
      form.reset(valuesOf(await change.mutateAsync(body)))
      setSaved(true)
    } catch (error) {
      showRefusal<Values>(error, fields, form.setError)
      if (Object.keys(fieldErrorsOf(error)).length === 0)
        form.setError('root', { message: sentenceOf(error, words.failed) })
    }
  })

  return (
    <form noValidate onSubmit={save} className="flex max-w-2xl flex-col gap-5">
      <p className="text-muted">{words.lead}</p>
      <Controller
        control={form.control}
        name="services"
        render={({ field, fieldState }) => (
          <TradeChips {...field} error={fieldState.error?.message} legend={words.services} />
        )}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <Field label={words.radius} error={errors.serviceRadius?.message}>
          <Select
            {...form.register('serviceRadius')}
            placeholder={null}
            options={radii.map((miles) => ({ value: String(miles), label: words.miles(miles) }))}
          />
        </Field>
        <Field label={words.hours} hint={words.hoursHint} error={errors.serviceHours?.message}>
          <Select
            {...form.register('serviceHours')}
            options={serviceHours.map((value) => ({ value, label: words.hoursOf[value] }))}
          />
        </Field>
      </div>
      <Checkbox {...form.register('takesEmergencies')} label={words.emergencies} />
      <Field label={words.address} hint={words.addressHint} error={errors.address?.message}>
        <TextInput {...form.register('address')} autoComplete="street-address" />
      </Field>
      <Field label={words.phone} hint={words.phoneHint} error={errors.phone?.message}>
        <TextInput {...form.register('phone')} type="tel" autoComplete="tel" />
      </Field>
      <Field label={words.description} error={errors.description?.message}>
        <TextArea {...form.register('description')} />
      </Field>
      <FormError error={errors.root?.message} />
      <div className="flex flex-wrap items-center gap-4">
        <Button
          type="submit"
          variant="primary"
          busy={isSubmitting}
          disabledReason={isDirty ? null : words.noChange}
        >
          {words.save}
        </Button>
        <p role="status" className="text-green-ink">
          {isSaved && !isDirty && words.saved}
        </p>
      </div>
    </form>
  )
}
