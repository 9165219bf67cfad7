import type { ApiKey } from '#contract/api-keys.ts'
import { apiAccess } from '#contract/words/en/api-access.ts'
import { Badge } from '../../kit/ui/Badge.tsx'
import { Button } from '../../kit/ui/Button.tsx'
import { formatDate, formatExact } from '../../kit/ui/format.ts'
import { Table } from '../../kit/ui/Table.tsx'

/** Each key: what it may do, when it was last used, until when it works. */
export function KeysTable({
  keys,
  onRotate,
  onRevoke,
}: {
  keys: readonly ApiKey[]
  onRotate: (key: ApiKey) => void
  onRevoke: (key: ApiKey) => void
}) {
  const words = apiAccess.keys
  return (
    <Table
      caption={words.title}
      rows={keys}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'name',
          header: words.name,
          isName: true,
          cell: (key) => (
            <span className="flex flex-col items-start gap-1 wrap-anywhere">
              {key.name}
              <code className="text-sm text-muted">{key.start}…</code>
              {key.state !== 'good' && <Badge tone="red">{words.states[key.state]}</Badge>}
            </span>
          ),
        },
        {
          key: 'may',
          header: words.may,
          cell: ({ scopes }) => (
            <ul className="text-sm">
              {scopes.map((scope) => (
                <li key={scope}>{words.scopes[scope]}</li>
              ))}
            </ul>
          ),
        },
        { key: 'madeBy', header: words.madeBy, cell: ({ madeBy }) => madeBy.name },
        { key: 'used', header: words.lastUsed, cell: lastUse },
        {
          key: 'expires',
          header: words.expires,
          cell: ({ expiresAt, oldWorksUntil }) => (
            <span className="flex flex-col">
              {formatDate(expiresAt)}
              {oldWorksUntil && (
                <span className="text-sm text-muted">
                  {words.oldWorksUntil(formatExact(oldWorksUntil))}
                </span>
              )}
            </span>
          ),
        },
        {
          key: 'actions',
          header: apiAccess.actions,
          isActions: true,
          cell: (key) => (
            <span className="flex flex-wrap md:justify-end">
              <Button
                variant="ghost"
                aria-label={words.rotateOf(key.name)}
                onClick={() => onRotate(key)}
              >
                {words.rotate}
              </Button>
              <Button
                variant="ghost"
                aria-label={words.revokeOf(key.name)}
                onClick={() => onRevoke(key)}
              >
                {words.revoke}
              </Button>
            </span>
          ),
        },
      ]}
    />
  )
}

function lastUse({ lastUsedAt, lastUsedFrom }: ApiKey): string {
  const words = apiAccess.keys
  if (!lastUsedAt) return words.never
  const when = formatExact(lastUsedAt)
  return lastUsedFrom ? words.usedFrom(when, lastUsedFrom) : when
}
