import { Mail, MessageSquareText, RotateCw } from 'lucide-react'
import type { OutboxMessage } from '#contract/admin.ts'
import { admin } from '../messages/en/admin.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { TickingTime } from '../ui/TickingTime.tsx'
import { AdminList } from './AdminList.tsx'
import { useOutbox } from './use-admin.ts'

/** Mail and SMS that nothing carries yet, to be read here. */
export function OutboxList() {
  const words = admin.outbox
  const outbox = useOutbox()
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">{words.lead}</p>
        <Button
          icon={<RotateCw className="size-5" aria-hidden="true" />}
          busy={outbox.isFetching}
          onClick={() => outbox.refetch()}
        >
          {words.refresh}
        </Button>
      </div>
      <AdminList rows={outbox} failed={admin.outboxFailed}>
        {(messages) =>
          messages.length === 0 ? (
            <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
          ) : (
            <ul className="flex flex-col gap-3">
              {messages.map((message) => (
                <Message key={message.id} message={message} />
              ))}
            </ul>
          )
        }
      </AdminList>
    </div>
  )
}

function Message({ message: { channel, to, subject, text, at } }: { message: OutboxMessage }) {
  const words = admin.outbox
  const Icon = channel === 'mail' ? Mail : MessageSquareText
  return (
    <Card as="li" className="flex flex-col gap-2">
      <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
        <Icon className="size-5" aria-hidden="true" />
        {words.channels[channel]}
        <span>
          {words.to} <span className="break-all text-ink">{to}</span>
        </span>
        <TickingTime at={at} className="ml-auto" />
      </p>
      <h3 className="text-lg break-words">{subject ?? words.noSubject}</h3>
      <p className="max-w-prose break-words whitespace-pre-line">{text}</p>
    </Card>
  )
}
