import { Unlink } from 'lucide-react'
import { useState } from 'react'
import { bids } from '#contract/words/en/bids.ts'
import { later } from '../../../kit/api/later.tsx'
import { DeedLine } from '../../../kit/ui/Deeds.tsx'

const EndLinksDialog = later(() =>
  import('./EndLinksDialog.tsx').then((part) => part.EndLinksDialog),
)

/** Ends every link to the request, for who has lost one to the wrong person. */
export function EndLinks({ requestId }: { requestId: string }) {
  const [asks, setAsks] = useState(false)
  return (
    <>
      <DeedLine
        icon={<Unlink className="size-5" aria-hidden="true" />}
        onClick={() => setAsks(true)}
      >
        {bids.links.end}
      </DeedLine>
      {asks && <EndLinksDialog requestId={requestId} onClose={() => setAsks(false)} />}
    </>
  )
}
