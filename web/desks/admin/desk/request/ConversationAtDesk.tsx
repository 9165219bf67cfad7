import type { BidAtDesk } from '#contract/desk-requests.ts'
import { openConversation } from '#contract/desk-requests.ts'
import { desk } from '#contract/words/en/desk.ts'
import { Dialog } from '../../../../kit/ui/Dialog.tsx'
import { DeedDialog } from '../DeedDialog.tsx'
import { SaidAtDesk } from '../SaidAtDesk.tsx'
import { useDeskDeed } from '../use-desk.ts'

/** What two parties wrote in private: read for a reason that stays. */
export function ConversationAtDesk({ bid, onClose }: { bid: BidAtDesk; onClose: () => void }) {
  const words = desk.conversation
  const open = useDeskDeed(openConversation, bid.id, () => null)
  const title = words.title(bid.provider.name)
  if (!open.data)
    return (
      <DeedDialog
        title={title}
        text={words.text}
        confirm={words.open}
        reasonHint={desk.reasonKept}
        // The dialog stays: it shows them.
        send={{ ...open, mutate: (body) => open.mutate(body) }}
        onClose={onClose}
      />
    )
  return (
    <Dialog open width="wide" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <SaidAtDesk messages={open.data} providerName={bid.provider.name} />
    </Dialog>
  )
}
