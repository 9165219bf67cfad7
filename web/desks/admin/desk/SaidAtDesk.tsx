import type { Message } from '#contract/messaging.ts'
import { desk } from '#contract/words/en/desk.ts'
import { formatExact } from '../../../kit/ui/format.ts'
import { typed } from '../../../things/requests/typed.ts'

/** What a customer and a provider wrote, oldest first, as a third party reads it. */
export const SaidAtDesk = ({
  messages,
  providerName,
}: {
  messages: readonly Pick<Message, 'side' | 'content' | 'createdAt'>[]
  providerName: string
}) => (
  <ol className="flex flex-col gap-3">
    {messages.map(({ side, content, createdAt }, index) => (
      // They are of the past, and their order stands.
      // biome-ignore lint/suspicious/noArrayIndexKey: as above
      <li key={index} className="border-l-4 border-edge pl-3">
        <p className="text-sm text-muted">
          {side === 'provider' ? providerName : desk.conversation.customer},{' '}
          <time dateTime={createdAt}>{formatExact(createdAt)}</time>
        </p>
        <p className="whitespace-pre-line wrap-anywhere">{typed(content)}</p>
      </li>
    ))}
  </ol>
)
