import { customers } from '#contract/words/en/customers.ts'
import { PastRequest } from '../../things/requests/asked/PastRequest.tsx'
import type { useRequestsIn } from '../../things/requests/asked/use-own-requests.ts'
import { CustomerList } from './CustomerList.tsx'

/** The requests that are over. */
export const PastRequests = ({ rows }: { rows: ReturnType<typeof useRequestsIn> }) => (
  <CustomerList rows={rows} words={customers.history} foldedAs="past">
    {(line) => <PastRequest key={line.id} line={line} />}
  </CustomerList>
)
