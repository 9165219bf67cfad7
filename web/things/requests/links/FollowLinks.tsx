import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { follow } from '#contract/words/en/follow.ts'
import { late } from '../../../kit/api/late.ts'
import { DeedLine } from '../../../kit/ui/Deeds.tsx'

const { Part: FollowDialog, fetch: fetchDialog } = late(() =>
  import('./FollowDialog.tsx').then((part) => part.FollowDialog),
)

/** Lets others follow the truck without a look at the request. */
export function FollowLinks({ requestId }: { requestId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <DeedLine
        hint={follow.hint}
        icon={<Users className="size-5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => fetchDialog().catch(() => {})}
      >
        {follow.button}
      </DeedLine>
      {isOpen && (
        <Suspense>
          <FollowDialog requestId={requestId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
