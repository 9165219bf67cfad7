import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { DriverProfile } from '#contract/drivers.ts'
import { askAsDriver, type DriverAskInput } from '#contract/fleet-requests.ts'
import { fieldErrorsOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { call, newKey } from '../../../kit/api/call.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { drivers } from '../../../messages/en/drivers.ts'
import type { Post, Tries } from '../../../things/requests/send-request.ts'
import { useSubmitRequest } from '../../../things/requests/use-submit-request.ts'
import {
  bodyOf,
  type HelpField,
  type HelpForm,
  type HelpWrongs,
  helpFields,
  startOf,
  wrongsOf,
} from './help-form.ts'

const post: Post<DriverAskInput> = async (body, how) => {
  const { id } = await call(askAsDriver, { body, ...how })
  return { requestId: id }
}

/** The call for help: what it holds, what is wrong with it, and its sending, which makes one request of many tries. */
export function useHelp(profile: DriverProfile, onSent: () => void) {
  const client = useQueryClient()
  const [values, setValues] = useState(() => startOf(profile))
  const [wrongs, setWrongs] = useState<HelpWrongs>({})
  const [refusal, setRefusal] = useState<string | null>(null)
  /** The newest, also where an answer comes back after other changes. */
  const latest = useRef(values)
  const form = useRef<HTMLFormElement>(null)
  const tries = useRef<Tries>({ key: newKey(), tried: [] })
  const { send, sent, stop, isSending, isWaiting } = useSubmitRequest(post, {
    read: () => tries.current,
    save: (next) => {
      tries.current = next
    },
    close: () => void client.invalidateQueries(),
  })

  function change(given: Partial<HelpForm> | ((now: HelpForm) => Partial<HelpForm>)) {
    const part = typeof given === 'function' ? given(latest.current) : given
    latest.current = { ...latest.current, ...part }
    setValues(latest.current)
    setWrongs((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
    )
  }
  function show(found: HelpWrongs) {
    setWrongs(found)
    const first = helpFields.find((field) => found[field])
    // After the marks are drawn, so that a reader hears the field with its sentence.
    if (first) setTimeout(() => focusField(form.current, first))
  }

  function submit() {
    if (isSending || sent) return
    setRefusal(null)
    const found = wrongsOf(values)
    if (Object.keys(found).length > 0) return show(found)
    send(bodyOf(values), {
      onSuccess: () => {
        const { sent: title, sentText: description } = drivers.help
        toast({ title, description, tone: 'success' })
        onSent()
      },
      onError: (error) => {
        // Stopped by the reader: nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return
        const at = fieldErrorsOf(error)
        if (Object.keys(at).length === 0) setRefusal(sentenceOf(error, drivers.help.failed))
        show(at)
      },
    })
  }

  return {
    form,
    values,
    wrongs,
    refusal,
    change,
    submit,
    stop,
    isWaiting,
    isBusy: isSending || sent !== undefined,
    /** What a text control needs. */
    text: (name: Exclude<HelpField, 'position'>) => ({
      name,
      value: values[name],
      error: wrongs[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
  }
}
export type Help = ReturnType<typeof useHelp>

function focusField(form: HTMLFormElement | null, field: HelpField) {
  const control = form?.elements.namedItem(field)
  const first = control instanceof RadioNodeList ? control[0] : control
  if (first instanceof HTMLElement) first.focus()
}
