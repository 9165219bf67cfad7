import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { DriverProfile } from '#contract/drivers.ts'
import { askAsDriver, type DriverAsk } from '#contract/fleet-requests.ts'
import { textsConsent } from '#contract/texting.ts'
import { drivers } from '#contract/words/en/drivers.ts'
import { codeOf, sentenceOf } from '../../../kit/api/api-error.ts'
import { call } from '../../../kit/api/call.ts'
import { toast } from '../../../kit/ui/toast.ts'
import type { Wrongs } from '../../../things/requests/form/check-body.ts'
import { focusFirstWrong } from '../../../things/requests/form/focus-wrong.ts'
import { openDraft } from '../../../things/requests/form/request-draft.ts'
import type { RequestForm } from '../../../things/requests/form/request-form.ts'
import type { Post } from '../../../things/requests/form/send-request.ts'
import { useAsking } from '../../../things/requests/form/use-asking.ts'
import { useRequestForm } from '../../../things/requests/form/use-request-form.ts'
import { checkDriverRequest, startOf } from './driver-request.ts'
import { helpDraft } from './help-draft.ts'

const post: Post<DriverAsk> = async (body, how) => {
  const { id } = await call(askAsDriver, { body: { ...body, textsConsent }, ...how })
  return { requestId: id }
}

/** An earlier request, and what it said. */
export interface Again {
  id: string
  form: RequestForm
}

/** The call for help, and its sending. */
export function useHelp(
  profile: DriverProfile,
  again: Again | null,
  {
    onSent,
    leadTo,
  }: {
    onSent: () => void
    /** Brings the first wrong field into sight; false where it is. */
    leadTo: (wrongs: Wrongs) => boolean
  },
) {
  const client = useQueryClient()
  const [draft] = useState(() =>
    openDraft(helpDraft(profile.id, again?.id), again?.form ?? startOf(profile)),
  )
  const [refusal, setRefusal] = useState<string | null>(null)
  /** An open request stands already: the next press means another one. */
  const [isConfirmed, setConfirmed] = useState(false)
  const form = useRequestForm(draft, null, null)
  const { submit, stop, sent, isSending, isWaiting } = useAsking({
    form,
    draft,
    post,
    onWrong(wrongs) {
      if (!leadTo(wrongs)) focusFirstWrong(wrongs)
    },
    onSent() {
      void client.invalidateQueries()
      const { sent: title, sentText: description } = drivers.help
      toast({ title, description, tone: 'success' })
      onSent()
    },
    onRefused(error, wrongs) {
      if (codeOf(error) === 'already_asked') {
        setConfirmed(true)
        void client.invalidateQueries()
      } else if (Object.keys(wrongs).length === 0)
        setRefusal(sentenceOf(error, drivers.help.failed))
    },
  })
  return {
    form,
    photosKey: draft.read().photosKey,
    restoredAt: draft.restoredAt,
    refusal,
    isConfirmed,
    submit() {
      setRefusal(null)
      submit((values, now) => checkDriverRequest(values, now, isConfirmed))
    },
    stop,
    isWaiting,
    isBusy: isSending || sent !== undefined,
  }
}

export type HelpState = ReturnType<typeof useHelp>
