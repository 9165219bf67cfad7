import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#contract/paths.ts'
import { shell } from '#contract/words/en/shell.ts'
import { PageSpinner } from '../../../kit/ui/PageSpinner.tsx'
import { useUser } from '../../../things/auth/use-user.ts'
import { AskAgain } from '../../../things/requests/again/AskAgain.tsx'
import { openDraft } from '../../../things/requests/form/request-draft.ts'
import { isEmergency, type RequestForm } from '../../../things/requests/form/request-form.ts'
import { AppShell } from '../../../things/shell/AppShell.tsx'

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
  useEffect(() => {
    // The map's way asks for a number alone, and so does an emergency on either.
    const isWhole = isKnown || isEmergency(form) || Boolean(form.fullName && form.email)
    const isFromMap = !isWhole
    const draft = openDraft(isFromMap ? 'map-request-draft' : 'request-draft')
    draft.restart(form)
    draft.save({})
    // All of it on one page, on a phone too: it was answered once and is only looked over.
    navigate(isFromMap ? paths.requestFromMap(form.serviceType) : paths.requestForm(), {
      replace: true,
    })
  }, [form, isKnown, navigate])
  return <PageSpinner />
}
