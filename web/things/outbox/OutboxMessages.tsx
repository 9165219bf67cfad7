import { Mail, MessageSquareText } from 'lucide-react'
import type { OutboxMessage } from '#contract/admin.ts'
import { outbox as words } from '#contract/words/en/outbox.ts'
import { FirstOf } from '../../kit/FirstOf.tsx'
import { FoldedRow } from '../../kit/ui/FoldedRow.tsx'
import { formatPhone } from '../../kit/ui/format.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { linkClass } from '../../kit/ui/link-class.ts'
import { TickingTime } from '../../kit/ui/TickingTime.tsx'
import { partsOf } from './parts-of.ts'

/** A desk's screen of rows. */
const step = 25

/** One line each, newest first; the one that is opened shows its mail as a letter, its SMS as a bubble. */
export function OutboxMessages({ messages }: { messages: readonly OutboxMessage[] }) {
  return (
    <FirstOf rows={messages} name="sent" step={step}>
      {(shown) => (
        <ul className="max-w-5xl rounded-md border border-line bg-surface">
          {shown.map((message) => (
            <FoldedRow key={message.id} oneOf="outbox" summary={<Line message={message} />}>
              {message.channel === 'mail' ? (
                <Words text={message.text} />
              ) : (
                <div className="max-w-md rounded-md rounded-tl-none border border-line bg-sunken px-4 py-3">
                  <Words text={message.text} />
                </div>
              )}
            </FoldedRow>
          ))}
        </ul>
      )}
    </FirstOf>
  )
}

function Line({ message: { channel, to, subject, text, at } }: { message: OutboxMessage }) {
  const Kind = channel === 'mail' ? Mail : MessageSquareText
  return (
    <div className="flex items-start gap-3">
      <Kind className="mt-0.5 size-5 shrink-0 text-muted" aria-hidden="true" />
      <div className="min-w-0 grow items-baseline gap-x-6 md:grid md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <h2 className="truncate text-base leading-6">
          {channel === 'mail' ? (subject ?? words.noSubject) : plain(text)}
        </h2>
        <p className="flex items-baseline gap-x-3 text-sm text-muted">
          <span className="sr-only">
            {words.kinds[channel]} {words.to}
          </span>
          <span className="numerals min-w-0 truncate">
            {channel === 'mail' ? to : formatPhone(to)}
          </span>
          <TickingTime at={at} className="ml-auto shrink-0" />
        </p>
      </div>
    </div>
  )
}

/** On one line, without the keys of its links. */
const plain = (text: string): string =>
  partsOf(text, location.origin)
    .map((part) => part.text)
    .join('')

const Words = ({ text }: { text: string }) => (
  <p className="max-w-prose wrap-anywhere whitespace-pre-line">
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
