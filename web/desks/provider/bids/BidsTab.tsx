import { useSearchParams } from 'react-router'
import { providers } from '#contract/words/en/providers.ts'
import { isFolded } from '../../../kit/FirstOf.tsx'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { tabLink } from '../tabs.ts'
import { NoBids } from './NoBids.tsx'
import { bidGroups, OwnBids } from './OwnBids.tsx'
import type { useOwnBids } from './use-own-bids.ts'

/** What this provider has offered. */
export function BidsTab({ bids }: { bids: ReturnType<typeof useOwnBids> }) {
  const [params] = useSearchParams()
  const isMoreHere = bidGroups.some(([group, status]) =>
    isFolded(params, group, bids.data?.filter((bid) => bid.status === status).length ?? 0),
  )
  return (
    <ListOf
      rows={bids}
      failed={providers.mine.failed}
      more={isMoreHere ? undefined : providers.mine.more}
    >
      {(own) =>
        own.length > 0 ? (
          <OwnBids bids={own} jobsLink={tabLink('jobs')} />
        ) : (
          <NoBids boardLink={tabLink('requests')} />
        )
      }
    </ListOf>
  )
}
