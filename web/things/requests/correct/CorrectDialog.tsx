import type { RefObject } from 'react'
import type { RequestForOwner } from '#contract/requests.ts'
import { corrections } from '#contract/words/en/corrections.ts'
import { useAccess } from '../../../kit/api/RequestAccess.tsx'
import { now } from '../../../kit/ui/clock.ts'
import { Dialog } from '../../../kit/ui/Dialog.tsx'
import { DidNotLoad } from '../../../kit/ui/DidNotLoad.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { formOf } from '../again/asked-form.ts'
import { useAsked } from '../again/use-asked.ts'
import { CorrectForm } from './CorrectForm.tsx'

export interface CorrectDialogProps {
  request: RequestForOwner
  /** It is about what was left out, not about what is wrong. */
  adds: boolean
  returnTo: RefObject<HTMLElement | null>
  onClose: () => void
}

/** The request as it was filled in, to be put right. */
export function CorrectDialog({ request, adds, returnTo, onClose }: CorrectDialogProps) {
  const { token } = useAccess()
  const asked = useAsked(request.id, token)
  if (asked.data)
    return (
      <CorrectForm
        requestId={request.id}
        before={formOf(asked.data, now())}
        isGuests={asked.data.isGuests}
        adds={adds}
        isTaken={request.can.addDetails}
        returnTo={returnTo}
        onClose={onClose}
      />
    )
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={adds ? corrections.add.form : corrections.form.title}
      returnTo={returnTo}
    >
      {asked.isError ? (
        <DidNotLoad title={corrections.form.failed} query={asked} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton shape="block" />
          <Skeleton shape="button" />
        </Loading>
      )}
    </Dialog>
  )
}
