import { RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router'
import { paths } from '#contract/paths.ts'
import { admin } from '#contract/words/en/admin.ts'
import { messageWords } from '#contract/words/en/message-templates.ts'
import { usePutParams } from '../../kit/api/use-put-params.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { Link } from '../../kit/ui/Link.tsx'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { linkClass } from '../../kit/ui/link-class.ts'
import { SearchField } from '../../kit/ui/SearchField.tsx'
import { OutboxMessages } from '../../things/outbox/OutboxMessages.tsx'
import { useOutbox } from './use-admin.ts'

/** Mail and SMS that nothing carries yet, to be read here. */
export function OutboxList() {
  const words = admin.outbox
  const [params] = useSearchParams()
  const put = usePutParams()
  const search = params.get('q')?.trim().slice(0, 100) ?? ''
  const outbox = useOutbox(search)
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {words.lead}{' '}
          <Link to={paths.messageTemplates} className={linkClass}>
            {messageWords.open}
          </Link>
        </p>
        <Button
          icon={<RotateCw className="size-5" aria-hidden="true" />}
          busy={outbox.isFetching}
          onClick={() => outbox.refetch()}
        >
          {words.refresh}
        </Button>
      </div>
      <div className="max-w-xl">
        <SearchField
          label={words.search}
          labelHidden
          placeholder={words.searchHint}
          value={params.get('q') ?? ''}
          onChange={(q) => put({ q })}
        />
      </div>
      <ListOf rows={outbox} failed={admin.outboxFailed}>
        {(messages) =>
          messages.length === 0 && search ? (
            <EmptyState
              title={words.filtered}
              action={<Button onClick={() => put({ q: '' })}>{words.clear}</Button>}
            >
              {words.filteredText}
            </EmptyState>
          ) : messages.length === 0 ? (
            <EmptyState title={words.emptyTitle}>{words.emptyText}</EmptyState>
          ) : (
            <OutboxMessages messages={messages} />
          )
        }
      </ListOf>
    </div>
  )
}
