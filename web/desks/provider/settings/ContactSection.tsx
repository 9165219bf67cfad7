import { changeOwnProvider, type OwnProvider } from '#contract/providers.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { providers } from '#contract/words/en/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { useOwnChanges } from '../../../kit/api/use-own-changes.ts'
import { formatPhone } from '../../../kit/ui/format.ts'
import { TextAreaField } from '../../../kit/ui/TextAreaField.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { FormSection } from '../../../kit/unsaved/Section.tsx'
import { PhoneCode } from '../phone/PhoneCode.tsx'
import { useChangeOwnProvider } from '../use-own-provider.ts'

const valuesOf = ({ businessName, phone, description }: OwnProvider) => ({
  businessName,
  phone: formatPhone(phone),
  description: description ?? '',
})

/** What customers read and dial. Another number is confirmed by a code, which is typed in here. */
export function ContactSection({ provider }: { provider: OwnProvider }) {
  const words = providers.settings
  const change = useOwnChanges(provider, useChangeOwnProvider())
  const form = useEndpointForm(changeOwnProvider.body, {
    values: valuesOf(provider),
    send: change,
    onDone: (saved, { reset }) => reset(valuesOf(saved)),
    failed: shop.settings.failed,
  })
  return (
    <FormSection
      id="contact"
      title={shop.settings.contact}
      lead={shop.settings.contactLead}
      form={form}
      onDiscard={() => {
        change.reset()
        form.reset(valuesOf(provider))
      }}
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
        hint={provider.verified ? shop.identity.hint : undefined}
        autoComplete="organization"
        {...form.field('businessName')}
      />
      <TextField
        label={words.phone}
        hint={`${words.phoneHint} ${shop.settings.newNumber} ${consentOfAccounts.own}`}
        type="tel"
        autoComplete="tel"
        {...form.field('phone')}
      />
      <TextAreaField label={words.description} {...form.field('description')} />
    </FormSection>
  )
}
