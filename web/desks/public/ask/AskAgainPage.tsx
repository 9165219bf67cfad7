import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { shell } from '#contract/words/en/shell.ts'
import { Button } from '../../../kit/ui/Button.tsx'
import { now } from '../../../kit/ui/clock.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { useUser } from '../../../things/auth/use-user.ts'
import { AskAgain } from '../../../things/requests/again/AskAgain.tsx'
import { openDraft, readDraft } from '../../../things/requests/form/request-draft.ts'
import { isEmergency, type RequestForm } from '../../../things/requests/form/request-form.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'

const words = corrections.again

/** An earlier request becomes the draft of a new one, in the form that asks no more of its owner than was said then. */
export function AskAgainPage({ id }: { id: string }) {
  const { data: user } = useUser()
  return (
    <AppShell title={shell.opening}>
      {user === undefined ? (
        <PageSpinner />
      ) : (
        <AskAgain id={id}>
          {(form) => form && <Begin form={form} isKnown={user !== null} />}
        </AskAgain>
      )}
    </AppShell>
  )
}

function Begin({ form, isKnown }: { form: RequestForm; isKnown: boolean }) {
  const navigate = useNavigate()
  // The map's way asks for a number alone, and so does an emergency on either.
  const isWhole = isKnown || isEmergency(form) || Boolean(form.fullName && form.email)
  const name = isWhole ? 'request-draft' : 'map-request-draft'
  // What was begun and is not sent is not thrown away unasked.
  const [isAsking, setAsking] = useState(() => isBegun(readDraft(now(), name)?.form))
  const open = useCallback(() => {
    // All of it on one page, on a phone too: it was answered once and is only looked over.
    const to = isWhole ? paths.requestForm() : paths.requestFromMap(form.serviceType)
    navigate(to, { replace: true })
  }, [form, isWhole, navigate])
  useEffect(() => {
    if (isAsking) return
    const draft = openDraft(name)
    draft.restart(form)
    draft.save({})
    open()
  }, [isAsking, form, name, open])
  if (!isAsking) return <PageSpinner />
  return (
    <EmptyState
      title={words.begun}
      action={
        <div className="flex flex-wrap gap-2">
          <Button variant="primary" onClick={open}>
            {words.goOn}
          </Button>
          <Button onClick={() => setAsking(false)}>{words.replace}</Button>
        </div>
      }
    >
      {words.begunText}
    </EmptyState>
  )
}

/** Has somebody said more than who they are? */
const isBegun = (form: RequestForm | undefined): boolean =>
  form !== undefined &&
  [form.triage, form.serviceType, form.location, form.additionalNotes].some(Boolean)
