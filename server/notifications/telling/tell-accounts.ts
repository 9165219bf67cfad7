import { paths } from '#contract/paths.ts'
import type { Standing } from '#contract/providers.ts'
import type { StepId, StepState } from '#contract/verification-steps.ts'
import type { Teller } from './notice.ts'
import { byMail, toProviders } from './to-whom.ts'

export const standingChanged: Teller<{ status: Standing }> = async (
  { providerId, payload },
  facts,
) => {
  const users = await facts.providerUser(providerId)
  const isActive = payload.status === 'active'
  return [
    toProviders(
      users,
      isActive ? 'Your account is approved' : 'Your account is suspended',
      isActive
        ? 'Requests in your reach are on your board: you can bid now.'
        : 'You can read, but not bid.',
      paths.board,
      byMail,
    ),
  ]
}

/** How a step is called in the middle of a sentence. */
const stepNames: Record<StepId, string> = {
  identity: 'proof of identity',
  business_license: 'business license',
  insurance: 'insurance',
  background_check: 'background check',
  vehicle_equipment: 'vehicle and equipment document',
  certifications: 'certificate',
}

export const stepChanged: Teller<{ step: StepId; status: StepState }> = async (
  { providerId, payload: { step, status } },
  facts,
) => {
  const users = await facts.providerUser(providerId)
  const name = stepNames[step]
  const say = (title: string, body: string) => [
    toProviders(users, title, body, paths.verification, byMail),
  ]
  if (status === 'completed')
    return say(`Approved: your ${name}`, 'See your level and what is left to do.')
  if (status === 'failed')
    return say(`Not approved: your ${name}`, 'Read the reason and try again.')
  const stops = step === 'insurance' || step === 'business_license'
  return say(
    `Expired: your ${name}`,
    stops ? 'You cannot bid until a current one is approved.' : 'Hand in a current one.',
  )
}

export const stepExpires: Teller<{ step: StepId; expiresOn: string }> = async (
  { providerId, payload: { step, expiresOn } },
  facts,
) => {
  const users = await facts.providerUser(providerId)
  const day = new Date(expiresOn).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    dateStyle: 'long',
  })
  const title = `Your ${stepNames[step]} expires on ${day}`
  return [toProviders(users, title, 'Hand in the new one before then.', paths.verification, byMail)]
}
