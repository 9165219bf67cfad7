import { useEffect, useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { itemsDone, type ProviderProfile, profileBody } from '#contract/provider-profile.ts'
import type { OwnProvider } from '#contract/providers.ts'
import { shop } from '#contract/words/en/shop.ts'
import { fieldErrorsOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { showRefusal } from '../../../kit/api/form.ts'
import { useCheckedForm } from '../../../kit/api/use-checked-form.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { Card } from '../../../kit/ui/Card.tsx'
import { Link } from '../../../kit/ui/Link.tsx'
import { linkClass } from '../../../kit/ui/link-class.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { forgetDraft, keepDraft, openDraft } from './draft.ts'
import { PictureField } from './PictureField.tsx'
import {
  EquipmentFields,
  InsuranceFields,
  LinkField,
  ReachFields,
  ServicesFields,
} from './ProfileFields.tsx'
import { ProfileProgress } from './ProfileProgress.tsx'
import { bodyOf, type ProfileValues, stepFields, stepOf, valuesOf } from './profile-form.ts'
import { useCompleteProfile } from './use-own-profile.ts'

const steps = stepFields.length

/** S1 §2: six optional steps. What is typed is kept for a reload; the step stands in the address. */
export function ProfileWizard({
  provider,
  profile,
}: {
  provider: OwnProvider
  profile: ProviderProfile
}) {
  const words = shop.wizard
  const [params, setParams] = useSearchParams()
  const asked = Number(params.get('step'))
  const step = Number.isInteger(asked) && asked >= 1 && asked <= steps ? asked : 1
  const [first] = useState(() => openDraft(provider.id, valuesOf(profile)))
  const form = useCheckedForm(profileBody, { values: first, bodyOf })
  const values = useWatch({ control: form.control }) as ProfileValues // every field has a default
  const complete = useCompleteProfile()
  const heading = useHeadingFocus(step)

  useEffect(() => keepDraft(provider.id, values), [provider.id, values])

  const done = itemsDone({
    ...values,
    profilePicture: profile.profilePicture,
    serviceRadius: Number(values.serviceRadius),
  })
  const goTo = (next: number) => setParams({ step: String(next) })

  async function next() {
    const fields = stepFields[step - 1] ?? []
    if (fields.length > 0 && !(await form.trigger([...fields], { shouldFocus: true }))) return
    goTo(step + 1)
  }

  const finish = form.handleSubmit(
    async (body) => {
      try {
        // The page leads away by itself as soon as the profile is complete; what follows must not hang on this form.
        await complete.mutateAsync(body)
        forgetDraft(provider.id)
        toast({ title: words.done, tone: 'success' })
      } catch (error) {
        toast({
          title: words.errorTitle,
          description: sentenceOf(error, words.error),
          tone: 'danger',
        })
        leadTo(Object.keys(fieldErrorsOf(error)))
        showRefusal(error, form.fields, form.setError)
      }
    },
    (wrong) => leadTo(Object.keys(wrong)),
  )

  /** A field of another step is wrong: there it is said. */
  function leadTo(wrong: readonly string[]) {
    const at = stepOf(wrong)
    if (at > 0 && at !== step) goTo(at)
  }

  const text = words.steps[step - 1]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (step < steps) next()
        else finish()
      }}
      className="flex flex-col gap-6"
    >
      <ProfileProgress done={done} />
      <Card as="section" aria-labelledby="step" className="flex flex-col gap-5 p-4 sm:p-6">
        <div>
          <p className="text-sm font-semibold text-muted">{words.step(step, steps)}</p>
          <h2 id="step" ref={heading} tabIndex={-1} className="text-2xl focus:outline-none">
            {text?.title}
          </h2>
          <p className="mt-1 text-muted">{text?.lead}</p>
        </div>
        {step === 1 && (
          <PictureField name={provider.businessName} picture={profile.profilePicture} />
        )}
        {step === 2 && <LinkField form={form} />}
        {step === 3 && <ServicesFields form={form} />}
        {step === 4 && <ReachFields form={form} provider={provider} />}
        {step === 5 && <EquipmentFields form={form} asks="wizard" />}
        {step === 6 && <InsuranceFields form={form} />}
      </Card>
      <div className="flex gap-3">
        {step > 1 && <Button onClick={() => goTo(step - 1)}>{words.previous}</Button>}
        <Button type="submit" variant="primary" busy={complete.isPending} className="grow">
          {step < steps ? words.next : words.finish}
        </Button>
      </div>
      <p className="text-center">
        <Link to={paths.home('service_provider')} className={linkClass}>
          {words.skip}
        </Link>
      </p>
    </form>
  )
}

/** Another step is another question: its heading is read, and the keyboard goes on from there. */
function useHeadingFocus(step: number) {
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(step)
  useEffect(() => {
    if (shown.current === step) return
    shown.current = step
    heading.current?.focus()
  }, [step])
  return heading
}
