import { useEffect, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import type { CurrentUser } from '#contract/auth.ts'
import type { IndividualRequest } from '#contract/requests.ts'
import { requestResolver } from './check-request.ts'
import { hasBegun, openDraft } from './request-draft.ts'
import { askedService, emptyRequest, type RequestForm } from './request-form.ts'

export type RequestFormState = UseFormReturn<RequestForm, unknown, IndividualRequest>

/**
 * The wizard's form: begins with what this browser has kept and what the link asks for, keeps every change, and
 * takes the contact of somebody signed in where none was typed.
 */
export function useRequestForm(asked: string | null, user: CurrentUser | null | undefined) {
  const [draft] = useState(openDraft)
  const form: RequestFormState = useForm({
    defaultValues: { ...draft.read().form, ...askedService(asked) },
    resolver: requestResolver,
    shouldFocusError: false,
  })

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values }) => draft.save({ form: values }),
      }),
    [form, draft],
  )

  useEffect(() => {
    for (const [field, value] of Object.entries(contactOf(user)))
      if (!form.getValues(field as Contact)) form.setValue(field as Contact, value)
  }, [form, user])

  /** Begins anew; gives back what brings the old one back. */
  function startOver() {
    const fresh = { ...emptyRequest, ...contactOf(user) }
    form.reset(fresh)
    const undo = draft.restart(fresh)
    return () => form.reset(undo())
  }

  // Reading `isDirty` makes the first change of a fresh form render this again.
  const isBegun = form.formState.isDirty || hasBegun(form.getValues())
  return { form, draft, isBegun, startOver }
}

type Contact = 'fullName' | 'phone' | 'email'

const contactOf = (user: CurrentUser | null | undefined): Partial<Record<Contact, string>> =>
  user ? { fullName: user.fullName, phone: user.phone, email: user.email } : {}
