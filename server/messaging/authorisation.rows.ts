import {
  listConversations,
  listMessages,
  listRequestConversations,
  markMessagesRead,
  sendMessage,
} from '#contract/messaging.ts'
import { addConversationPhoto } from '#contract/photos.ts'
import { asCustomer, itsOwner, ownedRow, row } from '../testing/authorisation-row.ts'
import { bidOnOwned, newJob, ownedRequest } from '../testing/given-owned.ts'
import { givenPhoto } from '../testing/given-photo.ts'
import type { TestApp } from '../testing/open-test-app.ts'

async function aMessage(app: TestApp) {
  const { owner, request, bid } = await bidOnOwned(app)
  const body = { serviceRequestId: request.id, bidId: bid.id, content: 'On my way?' }
  return { caller: owner, body }
}
async function acceptedBid(app: TestApp) {
  const { owner, bid } = await newJob(app)
  return { owner, params: { id: bid.id } }
}

export const messagingRows = [
  row(sendMessage, aMessage),
  ownedRow(listMessages, itsOwner(bidOnOwned)),
  ownedRow(markMessagesRead, itsOwner(bidOnOwned), { body: { upTo: 0 } }),
  row(listConversations, asCustomer),
  ownedRow(listRequestConversations, itsOwner(ownedRequest)),
  ownedRow(addConversationPhoto, itsOwner(acceptedBid), {
    file: await givenPhoto(),
    contentType: 'image/jpeg',
  }),
]
