import {
  hideProof,
  proveByPhoto,
  proveByReading,
  readProofs,
  signWork,
  skipProofs,
} from '#contract/proofs.ts'
import { itsOwner, itsProvider, ownedRow } from '../testing/authorisation-row.ts'
import { jobAfter, workingTechnician } from '../testing/given-owned.ts'
import { photoForm, proofsOf } from '../testing/given-proof.ts'
import { technicianSteps } from '../testing/given-trip.ts'
import type { TestApp } from '../testing/open-test-app.ts'

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
  ownedRow(hideProof, shownPhoto, { body: { reason: 'The wrong picture' } }),
]
