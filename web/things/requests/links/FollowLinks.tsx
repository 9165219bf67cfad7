import { Users } from 'lucide-react'
import { Suspense, useState } from 'react'
import { follow } from '#contract/words/en/follow.ts'
import { late } from '../../../kit/api/late.ts'
import { Button } from '../../../kit/ui/Button.tsx'

const { Part: FollowDialog, fetch: fetchDialog } = late(() =>
  import('./FollowDialog.tsx').then((part) => part.FollowDialog),
)

/** Lets others follow the truck without a look at the request. */
export function FollowLinks({ requestId }: { requestId: string }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-2">
      <Button
        wide
        icon={<Users className="size-5" aria-hidden="true" />}
        onClick={() => setOpen(true)}
        onPointerEnter={() => fetchDialog().catch(() => {})}
      >
        {follow.button}
      </Button>
      <p className="text-sm text-muted">{follow.hint}</p>
      {isOpen && (
        <Suspense>
          <FollowDialog requestId={requestId} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
