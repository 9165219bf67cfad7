import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { OwnProvider } from '#contract/providers.ts'
import { now } from '../../kit/ui/clock.ts'
import { boardKey } from './board/keys.ts'
import { ownProviderKey } from './use-own-provider.ts'

/** When the hours begin or end, nobody announces it: the page looks by itself. A second late rather than early. */
export function useDutyTurn({ dutyUntil }: OwnProvider): void {
  const client = useQueryClient()
  useEffect(() => {
    if (!dutyUntil) return
    const timer = setTimeout(
      () => {
        for (const queryKey of [ownProviderKey, boardKey]) client.invalidateQueries({ queryKey })
      },
      Date.parse(dutyUntil) - now() + 1000,
    )
    return () => clearTimeout(timer)
  }, [client, dutyUntil])
}
