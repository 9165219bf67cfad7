import type { StepId } from '#contract/verification-steps.ts'
import type { User } from '../../server/auth/actor.ts'
import { deedAt } from '../../server/core/deed.ts'
import type { Services } from '../../server/core/services.ts'
import type { Tx } from '../../server/platform/db/tables.ts'
import { approveSubmission } from '../../server/verification/decide-submission.ts'
import { startBackgroundCheck } from '../../server/verification/start-background-check.ts'
import { submitDocument } from '../../server/verification/submit-document.ts'
import { signedIn } from '../actors.ts'
import { adminLogin } from '../logins.ts'
import { findPeople } from '../queries.ts'
import { daysBefore, minutesAfter } from './open-user.ts'
import { sampleDocument } from './sample-document.ts'

interface Paper {
  step: StepId
  issuer: string
  number: string
  /** Days from now until which it is valid. */
  validDays?: number
  colour: string
}

const id: Paper = {
  step: 'identity',
  issuer: 'Sample State ID Office',
  number: 'SAMPLE-ID-01',
  colour: '#1d4ed8',
}
const license: Paper = {
  step: 'business_license',
  issuer: 'Sample County Clerk',
  number: 'SAMPLE-BL-02',
  validDays: 310,
  colour: '#4d7c0f',
}
const insurance: Paper = {
  step: 'insurance',
  issuer: 'Sample Mutual',
  number: 'SAMPLE-INS-03',
  validDays: 240,
  colour: '#b45309',
}
const truck: Paper = {
  step: 'vehicle_equipment',
  issuer: 'Sample Inspection Station',
  number: 'SAMPLE-VEH-04',
  validDays: 200,
  colour: '#57534e',
}
const ase: Paper = {
  step: 'certifications',
  issuer: 'ASE (sample)',
  number: 'SAMPLE-ASE-05',
  validDays: 400,
  colour: '#0f766e',
}

/** The played shops, whose documents were approved some weeks ago, and one that waits on the reviewers' queue. */
const approved: Record<string, Paper[]> = {
  'demo-austin': [id, license, insurance, truck, ase],
  'demo-dallas': [id, license, insurance],
}
const waiting: Record<string, Paper[]> = { 'circle-drive-tire': [license] }

/** Sample documents, handed in and reviewed through the use cases at their times. */
export async function tellVerification(
  tx: Tx,
  { files }: Pick<Services, 'files'>,
  now: Date,
): Promise<void> {
  const names = [adminLogin.username, ...Object.keys(approved), ...Object.keys(waiting)]
  const people = await findPeople(tx, names)
  const userOf = (username: string): User => {
    const person = people.find((one) => one.username === username)
    if (!person) throw new Error(`the demo has no ${username}`)
    return signedIn(person.id, person.userType)
  }
  const handIn = async (username: string, paper: Paper, at: Date) => {
    const expiresOn = paper.validDays
      ? daysBefore(now, -paper.validDays).toISOString().slice(0, 10)
      : undefined
    const form = {
      stepId: paper.step,
      issuer: paper.issuer,
      documentNumber: paper.number,
      expiresOn,
    }
    const bytes = await sampleDocument(paper.colour)
    return submitDocument({ db: tx, files }, deedAt(at, tx), userOf(username), form, bytes)
  }
  for (const [username, papers] of Object.entries(approved)) {
    const at = daysBefore(now, 80)
    const ids = []
    for (const paper of papers) ids.push(await handIn(username, paper, at))
    ids.push(await startBackgroundCheck(deedAt(at, tx), userOf(username)))
    for (const [index, { id: submissionId }] of ids.entries())
      await approveSubmission(
        deedAt(minutesAfter(at, 600 + 7 * index), tx),
        userOf(adminLogin.username),
        submissionId,
        { hasNoEnd: true },
      )
  }
  for (const [username, papers] of Object.entries(waiting))
    for (const paper of papers) await handIn(username, paper, now)
}
