import type { ReactNode } from 'react'
import { type ProviderProfile, profileBody } from '#contract/provider-profile.ts'
import { shop } from '#contract/words/en/shop.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { useOwnChanges } from '../../../kit/api/use-own-changes.ts'
import { FormSection } from '../../../kit/unsaved/Section.tsx'
import {
  EquipmentFields,
  InsuranceFields,
  LinkField,
  ServicesFields,
} from '../profile/ProfileFields.tsx'
import { type ProfileField, type ProfileForm, partOf, valuesOf } from '../profile/profile-form.ts'
import { useChangeProfile } from '../profile/use-own-profile.ts'

/** S1 §2 "Manage Services". */
export function ServicesSection({ profile }: { profile: ProviderProfile }) {
  const words = shop.settings
  return (
    <PartOfProfile
      id="services"
      title={words.services}
      lead={words.servicesLead}
      profile={profile}
      fields={['selectedServices', 'truckWork', 'specializations', 'pricing']}
    >
      {(form) => <ServicesFields form={form} />}
    </PartOfProfile>
  )
}

export function PapersSection({ profile }: { profile: ProviderProfile }) {
  const words = shop.settings
  return (
    <PartOfProfile
      id="papers"
      title={words.profile}
      lead={words.profileLead}
      profile={profile}
      fields={[
        'googleBusinessLink',
        'equipment',
        'experience',
        'insuranceDocument',
        'certifications',
      ]}
    >
      {(form) => (
        <>
          <LinkField form={form} />
          <EquipmentFields form={form} asks="application" />
          <InsuranceFields form={form} />
        </>
      )}
    </PartOfProfile>
  )
}

/** Some fields of the wizard, sent alone. */
function PartOfProfile({
  profile,
  fields,
  children,
  ...section
}: {
  id: string
  title: string
  lead: string
  profile: ProviderProfile
  fields: readonly ProfileField[]
  children: (form: ProfileForm) => ReactNode
}) {
  const change = useOwnChanges(profile, useChangeProfile())
  const form = useEndpointForm(profileBody, {
    values: valuesOf(profile),
    bodyOf: partOf(fields),
    send: change,
    onDone: (saved, { reset }) => reset(valuesOf(saved)),
    failed: shop.settings.failed,
  })
  return (
    <FormSection
      {...section}
      form={form}
      onDiscard={() => {
        change.reset()
        form.reset(valuesOf(profile))
      }}
    >
      {children(form)}
    </FormSection>
  )
}
