import {
  acceptOffer,
  answerDispute,
  appealDispute,
  decideDispute,
  listDisputes,
  offerInDispute,
  openDispute,
  readDisputeAtDesk,
  readDisputes,
  withdrawDispute,
} from '#contract/disputes.ts'
import {
  anotherOn,
  asAdmin,
  itsOwner,
  itsProvider,
  ownedRow,
  row,
} from '../testing/authorisation-row.ts'
import { closedJob, jobAfter } from '../testing/given-owned.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const objection = {
  reason: 'not_done' as const,
  claim: '10.00',
  words: 'The lug nuts were never torqued.',
}
const done = jobAfter('start', 'arrive', 'work', 'finish')

/** An objection of the customer, for both sides of its job. */
async function objected(app: TestApp) {
  const { owner, provider, params } = await closedJob(app)
  await owner.call(openDispute, { params, body: objection })
  const { disputes } = (await owner.call(readDisputes, { params })).body
  return { owner, provider, params: { id: disputes[0]?.id ?? '' } }
}
async function answered(app: TestApp) {
  const one = await objected(app)
  await one.provider.caller.call(answerDispute, {
    params: one.params,
    body: { words: 'They were, and the photo shows it.' },
  })
  return one
}
async function offered(app: TestApp) {
  const one = await objected(app)
  await one.owner.call(offerInDispute, { params: one.params, body: { award: '5.00' } })
  return one
}

export const disputeRows = [
  ownedRow(readDisputes, itsOwner(closedJob)),
  ownedRow(openDispute, itsOwner(done), { body: objection }),
  ownedRow(answerDispute, itsProvider(objected), { body: { words: 'It was done as agreed.' } }),
  ownedRow(offerInDispute, itsOwner(offered), { body: { award: '6.00' } }),
  // Nobody takes an own offer, or one that is not there.
  ownedRow(
    acceptOffer,
    itsProvider(offered),
    { body: { offerId: crypto.randomUUID() } },
    { refusesRightful: 409 },
  ),
  ownedRow(withdrawDispute, itsOwner(objected)),
  ownedRow(
    appealDispute,
    itsOwner(answered),
    { body: { words: 'That was not looked at.' } },
    { refusesRightful: 409 },
  ),
  row(listDisputes, asAdmin),
  row(readDisputeAtDesk, anotherOn(asAdmin, objected)),
  row(decideDispute, anotherOn(asAdmin, answered), {
    body: { award: '5.00', reason: 'Half of it was done.' },
  }),
]
