import { changeOwnProvider, type OwnProvider } from '#contract/providers.ts'
import { providers } from '../../messages/en/providers.ts'
import { shop } from '../../messages/en/shop.ts'
import { Field } from '../../ui/Field.tsx'
import { TextArea } from '../../ui/TextArea.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { PhoneCode } from '../phone/PhoneCode.tsx'
import { useChangeOwnProvider } from '../use-own-provider.ts'
import { FormSection } from './Section.tsx'
import { useSection } from './use-section.ts'

const valuesOf = ({ businessName, phone, description }: OwnProvider) => ({
  businessName,
  phone,
  description: description ?? '',
})

/** What customers read and dial. Another number is confirmed by a code, which is typed in here. */
export function ContactSection({ provider }: { provider: OwnProvider }) {
  const words = providers.settings
  const change = useChangeOwnProvider()
  const { form, foot } = useSection({
    schema: changeOwnProvider.body,
    values: valuesOf(provider),
    fields: ['businessName', 'phone', 'description'],
    read: (values) => values,
    send: async (body) => valuesOf(await change.mutateAsync(body)),
  })
  const { errors } = form.formState
  return (
    <FormSection
      id="contact"
      title={shop.settings.contact}
      lead={shop.settings.contactLead}
      foot={foot}
      after={
        !provider.phoneConfirmed && (
          <section
            aria-labelledby="confirm-phone"
            className="flex flex-col gap-3 border-t border-line pt-5"
          >
            <h4 id="confirm-phone" className="font-sign text-lg font-semibold">
              {shop.phone.title}
            </h4>
            <PhoneCode isInSettings />
          </section>
        )
      }
    >
      <TextField
        label={shop.settings.businessName}
        error={errors.businessName?.message}
        autoComplete="organization"
        {...form.register('businessName')}
      />
      <TextField
        label={words.phone}
        hint={`${words.phoneHint} ${shop.settings.newNumber}`}
        error={errors.phone?.message}
        type="tel"
        autoComplete="tel"
        {...form.register('phone')}
      />
      <Field label={words.description} error={errors.description?.message}>
        <TextArea {...form.register('description')} />
      </Field>
    </FormSection>
  )
}
