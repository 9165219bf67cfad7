import type { WebhookDelivery } from '#contract/webhooks.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { formatExact } from '../../kit/ui/format.ts'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import { Table } from '../../kit/ui/Table.tsx'
import { toast } from '../../kit/ui/toast.ts'
import { useDeliveries, useReplay } from './use-programs.ts'

/** What was sent to one address, and how that went. */
export function Deliveries({ webhookId, host }: { webhookId: string; host: string }) {
  const words = apiAccess.deliveries
  const known = useDeliveries(webhookId, false).data
  const isWaiting = known?.some(({ tries, nextTryAt }) => tries === 0 && nextTryAt) ?? false
  const deliveries = useDeliveries(webhookId, isWaiting)
  const replay = useReplay(webhookId)
  const again = ({ id }: WebhookDelivery) =>
    replay.mutate(id, {
      onSuccess: () => toast({ title: words.replayed, tone: 'success' }),
      onError: (error) => toast({ title: sentenceOf(error, apiAccess.tryAgain), tone: 'danger' }),
    })
  return (
    <ListOf rows={deliveries} failed={words.failed} more={words.more}>
      {(rows) =>
        rows.length === 0 ? (
          <p className="text-muted">{words.none}</p>
        ) : (
          <Table
            caption={apiAccess.webhooks.deliveriesTo(host)}
            rows={rows}
            rowKey={({ id }) => id}
            columns={[
              {
                key: 'event',
                header: words.event,
                isName: true,
                cell: ({ event }) => <code>{event}</code>,
              },
              {
                key: 'sent',
                header: words.sent,
                cell: ({ createdAt }) => formatExact(createdAt),
              },
              { key: 'result', header: words.result, cell: (row) => <Result delivery={row} /> },
              {
                key: 'actions',
                header: apiAccess.actions,
                isActions: true,
                cell: (row) => (
                  <span className="flex md:justify-end">
                    <Button
                      variant="ghost"
                      aria-label={words.replayOf(row.event, formatExact(row.createdAt))}
                      onClick={() => again(row)}
                    >
                      {words.replay}
                    </Button>
                  </span>
                ),
              },
            ]}
          />
        )
      }
    </ListOf>
  )
}

function Result({ delivery }: { delivery: WebhookDelivery }) {
  const words = apiAccess.deliveries
  const { status, tookMs, failure, tries, nextTryAt, arrivedAt, answer } = delivery
  if (tries === 0) return words.waiting
  return (
    <span className="flex flex-col wrap-anywhere">
      <span className={arrivedAt ? 'text-green-ink' : 'text-red-ink'}>
        {failure ? words.failures[failure] : words.answered(status ?? 0, tookMs ?? 0)}
      </span>
      {tries > 1 && <span className="text-sm text-muted">{words.tries(tries)}</span>}
      {nextTryAt && (
        <span className="text-sm text-muted">{words.nextTry(formatExact(nextTryAt))}</span>
      )}
      {answer && (
        <details className="text-sm">
          <summary className="cursor-pointer">{words.answer}</summary>
          <pre className="max-h-40 overflow-y-auto whitespace-pre-wrap">{answer}</pre>
        </details>
      )}
    </span>
  )
}
