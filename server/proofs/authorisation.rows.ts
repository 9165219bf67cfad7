import { makeFollowLink } from '#contract/follow-links.ts'
import {
  hideProof,
  proveByPhoto,
  proveByReading,
  readFollowedWork,
  readProofs,
  signAsFollower,
  signWork,
  skipProofs,
} from '#contract/proofs.ts'
import { itsOwner, itsProvider, ownedRow, row } from '../testing/authorisation-row.ts'
import { withToken } from '../testing/caller.ts'
import { jobAfter, workingTechnician } from '../testing/given-owned.ts'
import { photoForm, proofsOf } from '../testing/given-proof.ts'
import { technicianSteps } from '../testing/given-trip.ts'
import type { TestApp } from '../testing/open-test-app.ts'
import { codeAt, codeKeyOf } from '../trips/arrival-codes.ts'

const atWork = jobAfter('start', 'arrive', 'work')
const takenNow = ({ clock }: TestApp) => clock.now().toISOString()

async function byTechnician(app: TestApp) {
  const { byLink, params } = await workingTechnician(app)
  await technicianSteps(byLink, params, 'start', 'arrive', 'work')
  return { caller: byLink, params }
}

async function photographing(app: TestApp) {
  return { ...(await byTechnician(app)), form: await photoForm('tire', app.clock.now()) }
}

async function reading(app: TestApp) {
  const body = { item: 'torque' as const, reading: '475 ft-lb', takenAt: takenNow(app) }
  return { ...(await itsProvider(atWork)(app)), body }
}

async function skipping(app: TestApp) {
  const body = { items: ['torque' as const], reason: 'too_dark' as const, takenAt: takenNow(app) }
  return { ...(await byTechnician(app)), body }
}

async function signing(app: TestApp) {
  const { caller, params } = await itsOwner(atWork)(app)
  const agreementHash = (await proofsOf(caller, params)).agreementHash ?? ''
  const name = 'Dale Whitcomb'
  const body = { item: 'signature' as const, name, agreementHash, takenAt: takenNow(app) }
  return { caller, params, body }
}

/** Who was given a link to follow, beside the technician. */
async function following(app: TestApp) {
  const { owner, request, params } = await atWork(app)
  const { body: link } = await owner.call(makeFollowLink, {
    params: { id: request.id },
    body: { name: 'Ann at dispatch' },
  })
  return { caller: withToken(app.anybody(), link.path?.split('#token=')[1] ?? ''), params }
}
async function signingByLink(app: TestApp) {
  const { caller, params } = await following(app)
  const key = codeKeyOf(params.id, 'signer', app.services)
  const code = codeAt(key, app.clock.now().getTime())
  return { caller, body: { name: 'Dale Whitcomb', code, takenAt: takenNow(app) } }
}

async function shownPhoto(app: TestApp) {
  const { caller, params, form } = await photographing(app)
  const given = await caller.call(proveByPhoto, { params, form })
  return { caller, params: { id: given.body.proofs[0]?.id ?? '' } }
}

export const proofRows = [
  ownedRow(readProofs, itsOwner(atWork)),
  ownedRow(proveByPhoto, photographing),
  ownedRow(proveByReading, reading),
  ownedRow(skipProofs, skipping),
  ownedRow(signWork, signing),
  row(readFollowedWork, async (app) => ({ caller: (await following(app)).caller })),
  row(signAsFollower, signingByLink),
  ownedRow(hideProof, shownPhoto, { body: { reason: 'The wrong picture' } }),
]
