import { type ChangeEvent, useEffect, useState } from 'react'
import type { CurrentUser } from '#contract/session.ts'
import { checkRequest } from './check-request.ts'
import type { RequestDraft } from './request-draft.ts'
import { askedService, emptyRequest, type RequestField, type RequestForm } from './request-form.ts'

/** Fields that hold plain text. */
export type TextField = {
  [F in RequestField]: string extends RequestForm[F] ? F : never
}[RequestField]

type Wrongs = Record<string, string>
type Part = Partial<RequestForm>
type Change = Part | ((now: RequestForm) => Part)

/**
 * The wizard's form: begins with what this browser has kept and what the link asks for, keeps every change, and
 * takes the contact of somebody signed in where none was typed. A form library would cost more than a tenth of
 * what this page may weigh.
 */
export function useRequestForm(
  draft: RequestDraft,
  asked: string | null,
  user: CurrentUser | null | undefined,
) {
  const [values, setValues] = useState(() => {
    draft.begin({ ...draft.read().form, ...askedService(asked) })
    return draft.read().form
  })
  const [wrongs, setWrongs] = useState<Wrongs>({})
  const [isChecked, setChecked] = useState(false)

  /** The reader's change; a field that was found wrong is looked at again. */
  function change(given: Change) {
    // The draft holds the latest form, also where an answer comes back after other changes.
    const before = draft.read().form
    const part = typeof given === 'function' ? given(before) : given
    const next = { ...before, ...part }
    draft.save({ form: next })
    setValues(next)
    if (!isChecked) return
    const now = checkRequest(next, Date.now()).wrongs ?? {}
    const changed = Object.keys(part).map((field) => [field, now[field] ?? ''])
    setWrongs((known) => ({ ...known, ...Object.fromEntries(changed) }))
  }

  function check() {
    const checked = checkRequest(draft.read().form, Date.now())
    setChecked(true)
    setWrongs(checked.wrongs ?? {})
    return checked
  }

  useEffect(() => {
    const { form } = draft.read()
    const contact = Object.entries(contactOf(user)).filter(([field]) => !form[field as TextField])
    if (contact.length === 0) return
    draft.begin({ ...form, ...Object.fromEntries(contact) })
    setValues(draft.read().form)
  }, [draft, user])

  const fresh = { ...emptyRequest, ...contactOf(user) }

  /** Begins anew; gives back what brings the old one back. */
  function startOver() {
    const undo = draft.restart(fresh)
    setValues(draft.read().form)
    setWrongs({})
    setChecked(false)
    return () => setValues(undo())
  }

  return {
    values,
    change,
    check,
    startOver,
    wrong: (field: RequestField) => wrongs[field] || undefined,
    /** The server's sentences. */
    showWrongs: setWrongs,
    /** Is there anything to start over from? */
    isBegun: JSON.stringify(values) !== JSON.stringify(fresh),
    /** What an input for a text needs. */
    text: (field: TextField) => ({
      name: field,
      value: values[field],
      error: wrongs[field] || undefined,
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        change({ [field]: event.target.value }),
    }),
  }
}
export type RequestFormState = ReturnType<typeof useRequestForm>

const contactOf = (user: CurrentUser | null | undefined): Partial<RequestForm> =>
  user ? { fullName: user.fullName, phone: user.phone, email: user.email } : {}
