import { type SubmitEvent, useState } from 'react'
import { experienceYears, type Trade, teamSizes } from '#contract/catalogue.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Field } from '../../../kit/ui/Field.tsx'
import { CompanyField, EmailField, NameField, PhoneField } from '../../../kit/ui/PersonFields.tsx'
import { Select } from '../../../kit/ui/Select.tsx'
import { TextArea } from '../../../kit/ui/TextArea.tsx'
import { TextField } from '../../../kit/ui/TextField.tsx'
import { keepDraft, openDraft } from '../provider-signup/draft.ts'
import { draftOf, wrongIn } from './application.ts'
import { signupLink } from './links.ts'

/**
 * The provider's application (S0 §3, §5). It posts nothing: what was typed is kept in the tab, where the sign-up page
 * finds it; an address would show phone and e-mail to whoever sees it.
 */
export function ApplicationForm({ trade }: { trade: Trade }) {
  const [draft] = useState(openDraft)
  // Nothing is wrong before the first try.
  const [wrong, setWrong] = useState<Record<string, string> | null>(null)

  function change(form: HTMLFormElement) {
    const values = new FormData(form)
    keepDraft(draftOf(values))
    if (wrong) setWrong(wrongIn(values))
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    const values = new FormData(form)
    const found = wrongIn(values)
    setWrong(found)
    const first = [...form.elements].find((field) => 'name' in field && found[String(field.name)])
    if (first instanceof HTMLElement) return first.focus()
    keepDraft({ ...draftOf(values), services: trade })
    location.assign(signupLink(trade))
  }

  return (
    <form
      onSubmit={submit}
      onInput={(event) => change(event.currentTarget)}
      noValidate
      className="mt-2 flex flex-col gap-4"
    >
      <p className="text-sm text-muted">
        {words.leadShort} {words.required}
      </p>
      <CompanyField
        label={words.businessName}
        name="businessName"
        error={wrong?.businessName}
        defaultValue={draft.businessName}
      />
      <NameField
        label={words.contactName}
        name="contactName"
        error={wrong?.contactName}
        defaultValue={draft.ownerName}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <EmailField name="email" error={wrong?.email} defaultValue={draft.email} />
        <PhoneField name="phone" error={wrong?.phone} defaultValue={draft.phone} />
      </div>
      <TextField
        label={words.serviceArea}
        hint={words.serviceAreaHint}
        name="serviceArea"
        required
        error={wrong?.serviceArea}
        autoComplete="off"
        defaultValue={draft.location}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words.experience} error={wrong?.experience}>
          <Select
            name="experience"
            defaultValue={draft.experience}
            options={experienceYears.map((value) => ({ value, label: words.years[value] }))}
          />
        </Field>
        <Field label={words.teamSize} error={wrong?.teamSize}>
          <Select
            name="teamSize"
            defaultValue={draft.teamSize}
            options={teamSizes.map((value) => ({ value, label: words.teams[value] }))}
          />
        </Field>
      </div>
      <Field label={words.equipment} hint={words.equipmentHint} error={wrong?.equipment}>
        <TextArea name="equipment" defaultValue={draft.equipment} />
      </Field>
      <p className="text-sm text-muted">{consentOfAccounts.own}</p>
      <button type="submit" className={buttonClass({ variant: 'primary', wide: true })}>
        {words.next}
      </button>
    </form>
  )
}
