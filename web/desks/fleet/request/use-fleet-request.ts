import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Driver } from '#contract/drivers.ts'
import { createFleetRequest, type FleetRequest } from '#contract/fleet-requests.ts'
import { paths } from '#contract/paths.ts'
import { settings } from '#contract/settings.ts'
import { fleetRequest as words } from '#contract/words/en/fleet-request.ts'
import { codeOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { now } from '../../../kit/ui/clock.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { focusFirstWrong } from '../../../things/requests/form/focus-wrong.ts'
import { openFleetDraft } from '../../../things/requests/form/request-draft.ts'
import type { RequestForm } from '../../../things/requests/form/request-form.ts'
import type { Post } from '../../../things/requests/form/send-request.ts'
import { useAsking } from '../../../things/requests/form/use-asking.ts'
import { useRequestForm } from '../../../things/requests/form/use-request-form.ts'
import { driversKey } from '../keys.ts'
import { againOf, checkFleetRequest, isMissing, startOf } from './fleet-request.ts'

const post: Post<FleetRequest> = async (body, how) => {
  const { id } = await call(createFleetRequest, { body, ...how })
  return { requestId: id }
}

/** What an earlier request said, and which one that was. */
export interface Again {
  id: string
  form: RequestForm
}

/** The manager's form for one driver, and its sending, after which the page of its bids opens. */
export function useFleetRequest(driver: Driver, again: Again | null) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const [draft] = useState(() =>
    openFleetDraft(
      driver.id,
      again?.id ?? null,
      again ? againOf(again.form) : startOf(driver, now()),
    ),
  )
  const form = useRequestForm(draft, null, null)
  /** The driver has an open request: the next press means it. */
  const [isConfirmed, setConfirmed] = useState(false)
  /** Who is asked by name; the empty text for everybody in reach. */
  const [providerId, setProviderId] = useState('')
  const { submit, stop, sent, isSending, isWaiting } = useAsking({
    form,
    draft,
    post,
    onWrong: focusFirstWrong,
    // The board and the driver's state have changed.
    onSent: () => void client.invalidateQueries(),
    onRefused(error) {
      if (codeOf(error) === 'already_asked') {
        setConfirmed(true)
        // Where to, if it was asked for while this form was filled in.
        void client.invalidateQueries({ queryKey: driversKey })
      } else
        toast({
          title: words.error,
          description: sentenceOf(error, words.errorText),
          tone: 'danger',
        })
    },
  })

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
    restoredAt: draft.restoredAt,
    submit() {
      if (isMissing(form.values))
        toast({ title: words.missing.title, description: words.missing.text, tone: 'danger' })
      submit((values, now) =>
        checkFleetRequest(values, now, driver.id, { isConfirmed, providerId }),
      )
    },
    stop,
    isWaiting,
    isBusy: isSending,
    isSent: requestId !== undefined,
    isConfirmed,
    providerId,
    setProviderId,
  }
}
