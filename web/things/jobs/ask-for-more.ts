import type { UseMutationResult } from '@tanstack/react-query'
import type { sendChangeOrder } from '#contract/change-orders.ts'
import type { SentBodyOf } from '#contract/endpoint.ts'

/** Photos of the conversation on a bid that the server has not got yet; each id is also the key under which it takes it once. */
export interface UnsentPhotos {
  bidId: string
  items: readonly { id: string; blob: Blob }[]
}

/** How much more, line by line, with what shows why; gives whether the customer has been asked, or it waits. */
export type AskForMore = UseMutationResult<
  boolean,
  Error,
  SentBodyOf<typeof sendChangeOrder> & { rise: string; photos: UnsentPhotos }
>
