import { type ReactNode, useEffect, useRef } from 'react'
import { nearby as words } from '#contract/words/en/nearby.ts'
import { EmptyState } from '../../../kit/ui/EmptyState.tsx'
import { ErrorState } from '../../../kit/ui/ErrorState.tsx'
import { Loading, Skeleton } from '../../../kit/ui/Skeleton.tsx'
import { useOnline } from '../../../kit/ui/use-online.ts'
import { ProviderRow } from './ProviderRow.tsx'
import type { ShownProvider } from './shown-provider.ts'

export interface ProviderListProps {
  /** Undefined while they are being read. */
  providers: readonly ShownProvider[] | undefined
  /** They did not load: another try, and whether it is running. */
  failure: { onRetry: () => void; busy: boolean } | null
  selectedId: string | null
  onSelect: (id: string) => void
  /** Of the one whose pin is pointed at, or has the focus. */
  hintedId?: string | null
  onHint?: (id: string | null) => void
  /** What an empty list means here, and what to do. */
  empty: { text: string; action: ReactNode }
  /** What opens under the selected one. */
  detail: (provider: ShownProvider) => ReactNode
}

/** Those who serve the place, the nearest first. */
export function ProviderList({
  providers,
  failure,
  selectedId,
  onSelect,
  hintedId = null,
  onHint,
  empty,
  detail,
}: ProviderListProps) {
  const isOnline = useOnline()
  useFollow(selectedId)
  if (failure)
    return (
      <ErrorState title={words.error.title} {...failure}>
        {isOnline ? words.error.text : words.error.offline}
      </ErrorState>
    )
  if (!providers) return <Waiting />
  if (providers.length === 0)
    return (
      <EmptyState title={words.empty.title} action={empty.action}>
        {empty.text}
      </EmptyState>
    )
  return (
    <ul className="flex flex-col gap-2">
      {providers.map((provider) => (
        <li key={provider.id} id={rowId(provider.id)} className="scroll-my-24">
          {provider.id === selectedId ? (
            detail(provider)
          ) : (
            <ProviderRow
              provider={provider}
              onSelect={() => onSelect(provider.id)}
              isHinted={provider.id === hintedId}
              onHint={(isHinted) => onHint?.(isHinted ? provider.id : null)}
            />
          )}
        </li>
      ))}
    </ul>
  )
}

const rowId = (providerId: string) => `provider-${providerId}`

/** A row and its card take each other's place: the focus goes along, and on a desk the card comes into sight. */
function useFollow(selectedId: string | null) {
  const before = useRef(selectedId)
  useEffect(() => {
    const id = selectedId ?? before.current
    if (before.current === selectedId || !id) return
    before.current = selectedId
    const row = document.getElementById(rowId(id))
    if (document.activeElement === document.body)
      row?.querySelector<HTMLElement>('article, button')?.focus({ preventScroll: true })
    const isBesideMap = matchMedia('(min-width: 64rem)').matches
    if (isBesideMap) row?.scrollIntoView({ block: 'nearest' })
  }, [selectedId])
}

const Waiting = () => (
  <Loading className="flex flex-col gap-2">
    {[1, 2, 3].map((row) => (
      <div key={row} className="flex flex-col gap-2 rounded-md border-2 border-line bg-surface p-3">
        <Skeleton className="w-3/5" />
        <Skeleton className="w-2/5" />
        <Skeleton className="w-4/5" />
      </div>
    ))}
  </Loading>
)
