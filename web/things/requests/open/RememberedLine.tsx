import { useEffect } from 'react'
import { paths } from '#contract/paths.ts'
import { openRequests as words } from '#contract/words/en/open-requests.ts'
import { isUnknown } from '../../../kit/api/api-error.ts'
import { focusContent } from '../../../kit/ui/focus-content.ts'
import { useGlance } from '../asked/use-glance.ts'
import { type LinkTo, OpenLine } from './OpenLine.tsx'
import type { Remembered } from './remembered.ts'

/** A request whose link this browser keeps, as the server says it stands; it goes by itself once that is over. */
export function RememberedLine({
  request: { id, token },
  linkTo,
  drop,
}: {
  request: Remembered
  linkTo: LinkTo
  /** Takes it off this device. */
  drop: (id: string) => void
}) {
  const { data: glance, error, isPending } = useGlance(token)
  const isOver = glance?.status === 'completed' || glance?.status === 'cancelled'
  // A link that is dead answers like one that never was.
  const isGone = isOver || isUnknown(error)
  useEffect(() => {
    if (isGone) drop(id)
  }, [isGone, drop, id])

  function forget() {
    drop(id)
    // The button has gone with its line.
    focusContent()
  }
  if (isPending || isGone) return null
  return (
    <OpenLine
      title={glance ? titleOf(glance) : words.unread}
      asked={glance}
      to={paths.bids(id, token)}
      linkTo={linkTo}
      onForget={forget}
    />
  )
}

const titleOf = ({ status, bidCount }: { status: string; bidCount: number }) =>
  status === 'open' ? words.open(bidCount) : words.running
