import { Mail, MessageSquareText } from 'lucide-react'
import { Link } from 'react-router'
import type { OutboxMessage } from '#contract/admin.ts'
import { outbox as words } from '#contract/words/en/outbox.ts'
import { Card } from '../../kit/ui/Card.tsx'
import { formatPhone } from '../../kit/ui/format.ts'
import { linkClass } from '../../kit/ui/link-class.ts'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { partsOf } from './parts-of.ts'

/** Mails as letters, SMS as bubbles, newest first. */
export function OutboxMessages({ messages }: { messages: readonly OutboxMessage[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {messages.map((message) =>
        message.channel === 'mail' ? (
          <Letter key={message.id} message={message} />
        ) : (
          <Bubble key={message.id} message={message} />
        ),
      )}
    </ul>
  )
}

function Letter({ message: { to, subject, text, at } }: { message: OutboxMessage }) {
  return (
    <Card as="li" className="flex max-w-3xl flex-col gap-3">
      <header className="flex flex-col gap-1 border-b border-line pb-3">
        <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
          <Mail className="size-5" aria-hidden="true" />
          {words.kinds.mail} {words.to} <span className="break-all text-ink">{to}</span>
          <TickingTime at={at} className="ml-auto" />
        </p>
        <h2 className="text-xl break-words">{subject ?? words.noSubject}</h2>
      </header>
      <Words text={text} />
    </Card>
  )
}

function Bubble({ message: { to, text, at } }: { message: OutboxMessage }) {
  return (
    <li className="flex max-w-md flex-col gap-1">
      <p className="flex flex-wrap items-center gap-x-2 text-sm text-muted">
        <MessageSquareText className="size-5" aria-hidden="true" />
        {words.kinds.sms} {words.to} <span className="numerals text-ink">{formatPhone(to)}</span>
        <TickingTime at={at} className="ml-auto" />
      </p>
      <div className="rounded-md rounded-tl-none border border-line bg-sunken px-4 py-3">
        <Words text={text} />
      </div>
    </li>
  )
}

const Words = ({ text }: { text: string }) => (
  <p className="wrap-anywhere whitespace-pre-line">
    {partsOf(text, location.origin).map((part, at) =>
      part.kind === 'link' ? (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
        <Link key={at} to={part.to} className={linkClass}>
          {part.text}
        </Link>
      ) : (
        part.text
      ),
    )}
  </p>
)
