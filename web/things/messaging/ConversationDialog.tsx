import { EyeOff } from 'lucide-react'
import { messaging as words } from '#contract/words/en/messaging.ts'
import { isUnknown } from '../../kit/api/api-error.ts'
import { Dialog } from '../../kit/ui/Dialog.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Loading, Skeleton } from '../../kit/ui/Skeleton.tsx'
import { Composer } from './Composer.tsx'
import { MessageLog } from './MessageLog.tsx'
import { useConversation } from './use-conversation.ts'
import { useMarkRead } from './use-mark-read.ts'
import { useWayBack } from './use-way-back.ts'

export interface ConversationDialogProps {
  bidId: string
  onClose: () => void
}

/** The conversation on a bid: what was said, and what to say. */
export function ConversationDialog({ bidId, onClose }: ConversationDialogProps) {
  const conversation = useConversation(bidId)
  const { data: shown } = conversation
  useMarkRead(bidId, shown)
  useWayBack(bidId)
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={shown?.with ?? words.title}
      description={shown && words.about(shown.title)}
      footer={shown && <Foot bidId={bidId} shown={shown} />}
    >
      {shown ? (
        <MessageLog conversation={conversation} shown={shown} />
      ) : conversation.isError ? (
        <NotRead conversation={conversation} />
      ) : (
        <Loading className="flex flex-col gap-3">
          <Skeleton shape="button" className="w-2/3" />
          <Skeleton shape="button" className="ml-auto w-1/2" />
          <Skeleton shape="button" className="w-3/5" />
        </Loading>
      )}
    </Dialog>
  )
}

function Foot({
  bidId,
  shown,
}: Pick<ConversationDialogProps, 'bidId'> & {
  shown: NonNullable<ReturnType<typeof useConversation>['data']>
}) {
  if (shown.closedBecause) return <p className="w-full text-muted">{shown.closedBecause}</p>
  return (
    <div className="flex w-full flex-col gap-3">
      {shown.holdsBack && (
        <p className="flex items-start gap-2 text-sm text-muted">
          <EyeOff className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
          {words.holdsBack}
        </p>
      )}
      <Composer bidId={bidId} shown={shown} />
    </div>
  )
}

function NotRead({ conversation }: { conversation: ReturnType<typeof useConversation> }) {
  const { error } = conversation
  if (isUnknown(error)) return <EmptyState title={words.missing}>{words.missingText}</EmptyState>
  return <DidNotLoad title={words.notRead} query={conversation} />
}
