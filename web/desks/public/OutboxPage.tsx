import { useSearchParams } from 'react-router'
import type { OutboxMessage } from '#contract/admin.ts'
import { outbox as words } from '#contract/words/en/outbox.ts'
import { ApiError } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { Chips } from '../../kit/ui/Chips.tsx'
import { DidNotLoad } from '../../kit/ui/DidNotLoad.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { PageSpinner } from '../../kit/ui/PageSpinner.tsx'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import { OutboxMessages } from '../../things/outbox/OutboxMessages.tsx'
import { everySeconds, useDemoOutbox } from '../../things/outbox/use-demo-outbox.ts'
import { AppShell } from '../../things/shell/AppShell.tsx'
import NotFoundPage from './NotFoundPage.tsx'

const kinds = ['all', 'mail', 'sms'] as const

/** In the demo alone: every mail and SMS, as its reader would see it. */
export default function OutboxPage() {
  const { data, error, isFetching, refetch } = useDemoOutbox()
  const [params, setParams] = useSearchParams()
  const wanted = params.get('q') ?? ''
  const kind = kinds.find((one) => one === params.get('kind')) ?? 'all'
  if (error instanceof ApiError && error.status === 404) return <NotFoundPage />

  function put(name: 'q' | 'kind', value: string) {
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace: true, preventScrollReset: true },
    )
  }
  const found = data?.filter(
    (message) => (kind === 'all' || message.channel === kind) && holds(message, wanted),
  )
  return (
    <AppShell title={words.title}>
      <div className="flex flex-col gap-5">
        <header className="flex flex-col gap-2">
          <h1 className="text-2xl">{words.title}</h1>
          <p className="max-w-prose text-muted">
            {words.lead} {words.polls(everySeconds)}
          </p>
        </header>
        <div className="flex max-w-3xl flex-col gap-4">
          <SearchField label={words.search} value={wanted} onChange={(q) => put('q', q)} />
          <Chips
            legend={words.kind}
            legendHidden
            value={kind}
            onChange={(next) => put('kind', next === 'all' ? '' : next)}
            chips={kinds.map((value) => ({ value, label: words.kinds[value] }))}
          />
        </div>
        {found ? (
          <Found
            isEmpty={data?.length === 0}
            messages={found}
            onClear={() => setParams({}, { replace: true })}
          />
        ) : error ? (
          <DidNotLoad title={words.failed} query={{ isFetching, refetch }} />
        ) : (
          <div className="min-h-dvh">
            <PageSpinner />
          </div>
        )}
      </div>
    </AppShell>
  )
}

function Found({
  isEmpty,
  messages,
  onClear,
}: {
  isEmpty: boolean
  messages: readonly OutboxMessage[]
  onClear: () => void
}) {
  if (messages.length > 0) return <OutboxMessages messages={messages} />
  if (isEmpty) return <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
  return (
    <EmptyState
      title={words.nothingTitle}
      action={<Button onClick={onClear}>{words.clear}</Button>}
    >
      {words.nothingText}
    </EmptyState>
  )
}

const holds = ({ to, subject, text }: OutboxMessage, wanted: string): boolean =>
  [to, to.replace(/\D/g, ''), subject ?? '', text].some((part) =>
    part.toLowerCase().includes(wanted.trim().toLowerCase()),
  )
