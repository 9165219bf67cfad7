import { MessageSquare } from 'lucide-react'
import { messaging as words } from '#contract/words/en/messaging.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { inRow } from '../../kit/ui/in-row.ts'
import { VisuallyHidden } from '../../kit/ui/VisuallyHidden.tsx'
import { useTalk } from './use-talk.ts'
import { opensTalk } from './use-way-back.ts'

export interface MessageButtonProps {
  bidId: string
  /** Whom it reaches. */
  name: string
  unread: number
  wide?: boolean
}

/** Opens the conversation on a bid; says how much in it is new. */
export function MessageButton({ bidId, name, unread, wide }: MessageButtonProps) {
  const talk = useTalk()
  return (
    <Button
      wide={wide}
      // With a number half a card is only just wide enough.
      className={unread > 0 ? 'px-2! whitespace-nowrap' : inRow.always.button}
      icon={<MessageSquare className="size-5" aria-hidden="true" />}
      {...opensTalk(bidId)}
      onClick={() => talk.open(bidId)}
    >
      <span className={inRow.always.label}>{words.open}</span>
      <VisuallyHidden> {name}</VisuallyHidden>
      {unread > 0 && <Unread count={unread} />}
    </Button>
  )
}

/** How much is new: a number on a plate, read with its words. */
export function Unread({ count }: { count: number }) {
  return (
    <span className="numerals ml-2 inline-block min-w-6 rounded-full bg-red px-1.5 text-center text-base leading-6 font-bold text-on-red">
      <VisuallyHidden>, </VisuallyHidden>
      {count}
      <VisuallyHidden> {words.unread}</VisuallyHidden>
    </span>
  )
}
