import { FirstOf } from '../../kit/FirstOf.tsx'
import type { FoldOfBids } from './reader.ts'

/** On a phone two of the bids on a request, and a button for the others; several requests may stand on one page. */
export const TwoBids: FoldOfBids = ({ requestId, rows, children }) => (
  <FirstOf rows={rows} name={`bids-${requestId}`} onPhone={2}>
    {children}
  </FirstOf>
)
