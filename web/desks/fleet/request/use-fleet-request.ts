import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Driver } from '#contract/drivers.ts'
import { createFleetRequest, type FleetRequestInput } from '#contract/fleet-requests.ts'
import { settings } from '#contract/settings.ts'
import { fieldErrorsOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { call, newKey } from '../../../kit/api/call.ts'
import { now } from '../../../kit/ui/clock.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { fleetRequest as words } from '../../../messages/en/fleet-request.ts'
import { paths } from '../../../paths.ts'
import type { Post, Tries } from '../../../things/requests/send-request.ts'
import { useSubmitRequest } from '../../../things/requests/use-submit-request.ts'
import {
  bodyOf,
  type FleetField,
  type FleetForm,
  fleetFields,
  isMissing,
  type Wrongs,
  wrongsOf,
} from './fleet-form.ts'

const post: Post<FleetRequestInput> = async (body, how) => {
  const { id } = await call(createFleetRequest, { body, ...how })
  return { requestId: id }
}

const startOf = (driver: Driver): FleetForm => ({
  serviceType: '',
  triage: '',
  urgency: 'urgent',
  scheduledAt: '',
  title: '',
  description: '',
  location: driver.currentLocation ?? '',
  highway: '',
  direction: '',
  mileMarker: '',
  exitNumber: '',
  dropOffLocation: '',
  unitId: driver.units[0]?.id ?? '',
  vehicleInfo: driver.vehicleInfo ?? '',
  isLoaded: '',
  loadType: '',
  preferredTime: '',
  budget: '',
  contactPhone: driver.phone,
  specialInstructions: '',
  poNumber: '',
})

/** The page's form: what it holds, what is wrong with it, and its sending, which makes one request of many tries. */
export function useFleetRequest(driver: Driver) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [values, setValues] = useState(() => startOf(driver))
  const [wrongs, setWrongs] = useState<Wrongs>({})
  const form = useRef<HTMLFormElement>(null)
  const tries = useRef<Tries>({ key: newKey(), tried: [] })
  const { send, sent, stop, isSending, isWaiting } = useSubmitRequest(post, {
    read: () => tries.current,
    save: (next) => {
      tries.current = next
    },
    // The board and the driver's state have changed.
    close: () => void client.invalidateQueries(),
  })

  function change(part: Partial<FleetForm>) {
    setValues((before) => ({ ...before, ...part }))
    setWrongs((before) =>
      Object.fromEntries(Object.entries(before).filter(([field]) => !(field in part))),
    )
  }
  function show(found: Wrongs) {
    setWrongs(found)
    const first = fleetFields.find((field) => found[field])
    // After the marks are drawn, so that a reader hears the field with its sentence.
    if (first) setTimeout(() => focusField(form.current, first))
  }

  function submit() {
    if (isSending || sent) return
    const found = wrongsOf(values, driver.id, now())
    if (isMissing(values))
      toast({ title: words.missing.title, description: words.missing.text, tone: 'danger' })
    if (Object.keys(found).length > 0) return show(found)
    send(bodyOf(values, driver.id), {
      onError: (error) => {
        // Stopped by the reader: nothing to say.
        if (error instanceof DOMException && error.name === 'AbortError') return
        const description = sentenceOf(error, words.errorText)
        toast({ title: words.error, description, tone: 'danger' })
        show(fieldErrorsOf(error))
      },
    })
  }

  const requestId = sent?.requestId
  useEffect(() => {
    if (!requestId) return
    const timer = setTimeout(
      () => navigate(paths.fleetBids(requestId), { replace: true }),
      settings.redirect.afterFleetRequestMs,
    )
    return () => clearTimeout(timer)
  }, [requestId, navigate])

  return {
    form,
    values,
    wrongs,
    change,
    submit,
    stop,
    isWaiting,
    isBusy: isSending,
    isSent: requestId !== undefined,
    /** What a text control needs. */
    text: (name: FleetField) => ({
      name,
      value: values[name],
      error: wrongs[name],
      onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
    }),
  }
}
export type FleetRequestState = ReturnType<typeof useFleetRequest>

function focusField(form: HTMLFormElement | null, field: FleetField) {
  const control = form?.elements.namedItem(field)
  const first = control instanceof RadioNodeList ? control[0] : control
  if (first instanceof HTMLElement) first.focus()
}
