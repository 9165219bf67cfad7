import {
  acceptOffer,
  answerDispute,
  appealDispute,
  decideComeback,
  decideDispute,
  listDisputes,
  objectAgain,
  offerComeback,
  offerInDispute,
  openDispute,
  readDisputeAtDesk,
  readDisputes,
  withdrawDispute,
} from '#contract/disputes.ts'
import { advanceJob } from '#contract/jobs.ts'
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
  return { owner, provider, job: params, params: { id: disputes[0]?.id ?? '' } }
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

/** A comeback that is done and waits to be confirmed. */
async function cameBack(app: TestApp) {
  const one = await objected(app)
  const { caller } = one.provider
  await caller.call(offerComeback, { params: one.params })
  const { disputes } = (await one.owner.call(readDisputes, { params: one.job })).body
  const [dispute] = disputes
  await one.owner.call(acceptOffer, {
    params: one.params,
    body: { offerId: dispute?.offers[0]?.id ?? '' },
  })
  const after = (await one.owner.call(readDisputes, { params: one.job })).body.disputes[0]
  const params = { id: after?.comeback?.jobId ?? '' }
  for (const step of ['start', 'arrive', 'work', 'finish'] as const)
    await caller.call(advanceJob, { params, body: { step } })
  return { ...one, params }
}

export const disputeRows = [
  ownedRow(readDisputes, itsOwner(closedJob)),
  ownedRow(openDispute, itsOwner(done), { body: objection }),
  ownedRow(answerDispute, itsProvider(objected), { body: { words: 'It was done as agreed.' } }),
  ownedRow(offerInDispute, itsOwner(offered), { body: { award: '6.00' } }),
  ownedRow(offerComeback, itsOwner(objected)),
  ownedRow(objectAgain, itsOwner(cameBack), {
    body: { words: 'It lost its air again by the evening.' },
  }),
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
  row(decideComeback, anotherOn(asAdmin, answered), {
    body: { reason: 'The tire has to be seated again.' },
  }),
  row(decideDispute, anotherOn(asAdmin, answered), {
    body: { award: '5.00', reason: 'Half of it was done.' },
  }),
]
