import type { ReactNode } from 'react'
import type { RequestLine } from '#contract/requests.ts'
import { FirstOf } from '../../kit/FirstOf.tsx'
import { EmptyState } from '../../kit/ui/EmptyState.tsx'
import { ListOf } from '../../kit/ui/ListOf.tsx'
import type { useRequestsIn } from '../../things/requests/asked/use-own-requests.ts'
import { NewRequest } from './NewRequest.tsx'

/** The requests of a tab in all states of a list. */
export function CustomerList({
  rows,
  words,
  foldedAs,
  children,
}: {
  rows: ReturnType<typeof useRequestsIn>
  words: { failed: string; more: string; emptyTitle: string; emptyText: string }
  /** Of what is over only the first are shown, as rows; under this name the address says that all are. */
  foldedAs?: string
  /** One request. */
  children: (line: RequestLine) => ReactNode
}) {
  return (
    <ListOf rows={rows} failed={words.failed} more={words.more}>
      {(lines) =>
        lines.length === 0 ? (
          <EmptyState title={words.emptyTitle} action={<NewRequest />}>
            {words.emptyText}
          </EmptyState>
        ) : foldedAs ? (
          <FirstOf rows={lines} name={foldedAs}>
            {(shown) => (
              <ul className="rounded-md border border-line bg-surface">{shown.map(children)}</ul>
            )}
          </FirstOf>
        ) : (
          <ul className="flex flex-col gap-4">{lines.map(children)}</ul>
        )
      }
    </ListOf>
  )
}
