import { type ChangeEvent, useEffect, useRef, useState } from 'react'
import { formatPhone } from '#contract/phone-shown.ts'
import type { CurrentUser } from '#contract/session.ts'
import { now } from '../../../kit/ui/clock.ts'
import type { Checked, Wrongs } from './check-body.ts'
import type { RequestDraft } from './request-draft.ts'
import { askedService, type RequestField, type RequestForm } from './request-form.ts'

/** Fields that hold plain text. */
export type TextField = {
  [F in RequestField]: string extends RequestForm[F] ? F : never
}[RequestField]

type Checker<Body> = (form: RequestForm, now: number) => Checked<Body>
type Part = Partial<RequestForm>
type Change = Part | ((now: RequestForm) => Part)

/**
 * The form of a request: begins with what this browser has kept and what the link asks for, keeps every change, and
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
  /** How the form is checked, once it has been, and of which fields: a part of the last step, which loads later. */
  const checked = useRef<{ by: Checker<unknown>; fields: readonly string[] | null } | null>(null)

  /** The reader's change; a field that was found wrong is looked at again. */
  function change(given: Change) {
    // The draft holds the latest form, also where an answer comes back after other changes.
    const before = draft.read().form
    const part = typeof given === 'function' ? given(before) : given
    const next = { ...before, ...part }
    draft.save({ form: next })
    setValues(next)
    const { by, fields = null } = checked.current ?? {}
    const found = only(fields, by?.(next, now()).wrongs ?? {})
    const changed = Object.keys(part).map((field) => [field, found[field] ?? ''])
    setWrongs((known) => ({ ...known, ...Object.fromEntries(changed) }))
  }

  function check<Body>(by: Checker<Body>): Checked<Body> {
    const answer = by(draft.read().form, now())
    checked.current = { by, fields: null }
    setWrongs(answer.wrongs ?? {})
    return answer
  }

  /** Of one screen: what is wrong in its fields, or null. */
  function checkOnly(fields: readonly string[], by: Checker<unknown>): Wrongs | null {
    const found = only(fields, by(draft.read().form, now()).wrongs ?? {})
    checked.current = { by, fields }
    setWrongs(found)
    return Object.keys(found).length > 0 ? found : null
  }

  useEffect(() => {
    const { form } = draft.read()
    const contact = Object.entries(contactOf(user)).filter(([field]) => !form[field as TextField])
    if (contact.length === 0) return
    draft.begin({ ...form, ...Object.fromEntries(contact) })
    setValues(draft.read().form)
  }, [draft, user])

  const fresh = { ...draft.fresh, ...contactOf(user) }

  /** Begins anew; gives back what brings the old one back. */
  function startOver() {
    const undo = draft.restart(fresh)
    setValues(draft.read().form)
    setWrongs({})
    checked.current = null
    return () => setValues(undo())
  }

  return {
    values,
    change,
    check,
    checkOnly,
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

/** The sentences at some of the fields; at all of them where none are named. */
const only = (fields: readonly string[] | null, wrongs: Wrongs): Wrongs =>
  Object.fromEntries(
    Object.entries(wrongs).filter(([name]) => fields === null || fields.includes(name)),
  )

const contactOf = (user: CurrentUser | null | undefined): Partial<RequestForm> =>
  user ? { fullName: user.fullName, phone: formatPhone(user.phone), email: user.email } : {}
