import { listPublicBids, submitBid } from '#contract/bids.ts'
import { createIndividualRequest, listBoard } from '#contract/requests.ts'
import { guestForm } from '../../server/testing/given.ts'
import { type Probe, unless } from './probe.ts'

const of = (rule: string, run: Probe['run']): Probe => ({ part: 'abuse', rule, run })

export const abuse: readonly Probe[] = [
  of('contact details stay hidden until a bid is accepted', async ({ app, given }) => {
    const shop = await given.provider()
    const { body: asked } = await app.anybody().call(createIndividualRequest, {
      body: { ...guestForm, problemDescription: 'Call 512-555-0199 or a.b@hidden.example' },
    })
    await shop.caller.call(submitBid, {
      body: {
        serviceRequestId: asked.requestId,
        price: '99.00',
        estimatedDuration: '30 minutes',
        message: 'Call me: 512-555-0198',
      },
    })
    const { body: board } = await shop.caller.call(listBoard)
    const { body: bids } = await app.anybody().call(listPublicBids, {
      params: { id: asked.requestId },
      token: asked.accessToken,
    })
    const said = JSON.stringify([board, bids])
    const found = /512-555-019[89]|a\.b@hidden\.example/.exec(said)?.[0]
    return unless(found === undefined, `${found} was to be read`)
  }),
]
