import { providers } from '#contract/words/en/providers.ts'
import { ListOf } from '../../../kit/ui/ListOf.tsx'
import { tabLink } from '../tabs.ts'
import { NoBids } from './NoBids.tsx'
import { OwnBids } from './OwnBids.tsx'
import type { useOwnBids } from './use-own-bids.ts'

/** What this provider has offered. */
export function BidsTab({ bids }: { bids: ReturnType<typeof useOwnBids> }) {
  return (
    <ListOf rows={bids} failed={providers.mine.failed} more={providers.mine.more}>
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
