import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { changeContactDetails } from '#contract/auth.ts'
import { paths } from '#contract/paths.ts'
import type { ContactDetail, CurrentUser } from '#contract/session.ts'
import { consentOfAccounts } from '#contract/words/en/consent-of-accounts.ts'
import { security } from '#contract/words/en/security.ts'
import { userKey } from '../../kit/api/current-user.ts'
import { useEndpointForm, useSend } from '../../kit/api/use-endpoint-form.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { FormError } from '../../kit/ui/FormError.tsx'
import { formatPhone } from '../../kit/ui/format.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { EmailField, NameField, PhoneField } from '../../kit/ui/PersonFields.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useUser } from '../../things/auth/use-user.ts'
import { Section } from './Section.tsx'

const words = security.contact

const valuesOf = ({ fullName, email, phone }: CurrentUser) => ({
  fullName,
  email,
  phone: formatPhone(phone),
})

/** How the reader is called and reached; what stands in another place has a link there. */
export function ContactDetailsSection() {
  const { data: user } = useUser()
  return (
    <Section id="contact" heading={words.heading} text={user ? textFor(user) : undefined}>
      {user && <ContactDetailsForm user={user} />}
    </Section>
  )
}

function ContactDetailsForm({ user }: { user: CurrentUser }) {
  const client = useQueryClient()
  const known = valuesOf(user)
  const form = useEndpointForm(changeContactDetails.body, {
    values: known,
    // An account of long ago may lack what is asked for today, so only what was typed is looked at.
    bodyOf: (values) =>
      Object.fromEntries(
        Object.entries(values).filter(([name, value]) => value !== known[name as ContactDetail]),
      ),
    send: useSend(changeContactDetails),
    onDone: (saved, { reset }) => {
      client.setQueryData(userKey, saved)
      reset(valuesOf(saved))
      toast({ title: words.done, tone: 'success' })
    },
    failed: words.failed,
  })
  const { field, reset, formState } = form
  const { isDirty } = formState
  const { fullName, email, phone } = known
  // Changed in another window: what nobody has touched here says so too.
  useEffect(() => {
    reset({ fullName, email, phone }, { keepDirtyValues: true, keepErrors: true })
  }, [reset, fullName, email, phone])
  const has = (name: ContactDetail) => user.ownDetails.includes(name)
  const elsewhere = elsewhereFor(user)
  return (
    <form onSubmit={form.submit} noValidate className="flex flex-col gap-4">
      {has('fullName') && <NameField {...field('fullName')} />}
      {has('email') && <EmailField hint={words.emailHint} {...field('email')} />}
      {has('phone') && <PhoneField hint={consentOfAccounts.own} {...field('phone')} />}
      {elsewhere && (
        <p className="flex flex-wrap items-center justify-between gap-2">
          <span className="min-w-0 text-muted">{elsewhere.text}</span>
          <Link to={elsewhere.to} className={buttonClass({ size: 'desk' })}>
            {elsewhere.open}
          </Link>
        </p>
      )}
      <FormError error={form.refusal} />
      <Button
        type="submit"
        variant="primary"
        className="sm:self-start"
        busy={form.isPending}
        disabledReason={isDirty ? null : words.unchanged}
      >
        {words.save}
      </Button>
    </form>
  )
}

function textFor({ userType, providerRole }: CurrentUser): string | undefined {
  if (userType === 'customer') return words.ofCustomer
  return providerRole === 'technician' ? words.ofTechnician : undefined
}

function elsewhereFor({ userType, ownDetails }: CurrentUser) {
  if (ownDetails.includes('phone')) return null
  return userType === 'driver'
    ? { ...words.inRecord, to: paths.driverRecord }
    : { ...words.inSettings, to: paths.providerSettingsOf('contact') }
}
