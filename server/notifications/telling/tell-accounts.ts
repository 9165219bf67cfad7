import { paths } from '#contract/paths.ts'
import type { Standing } from '#contract/providers.ts'
import type { StepId, StepState } from '#contract/verification-steps.ts'
import type { Teller } from './notice.ts'
import { say } from './say.ts'
import { byMail, toProviders } from './to-whom.ts'

export const standingChanged: Teller<{ status: Standing }> = async (
  { providerId, payload },
  facts,
) => {
  const users = await facts.providerUser(providerId)
  const isPhoneConfirmed = await facts.isPhoneConfirmed(providerId)
  const says =
    payload.status === 'active'
      ? say('accountApproved', { isPhoneConfirmed })
      : say('accountSuspended', { reason: await facts.suspendedBecause(providerId) })
  return [toProviders(users, says, paths.board, byMail)]
}

export const stepChanged: Teller<{ step: StepId; status: StepState }> = async (
  { providerId, payload: { step, status } },
  facts,
) => {
  const stopsBidding = step === 'insurance' || step === 'business_license'
  const says =
    status === 'completed'
      ? say('stepApproved', { step })
      : status === 'failed'
        ? say('stepNotApproved', { step })
        : say('stepExpired', { step, stopsBidding })
  return [toProviders(await facts.providerUser(providerId), says, paths.verification, byMail)]
}

export const stepExpires: Teller<{ step: StepId; expiresOn: string }> = async (
  { providerId, payload },
  facts,
) => {
  const users = await facts.providerUser(providerId)
  return [toProviders(users, say('stepExpires', payload), paths.verification, byMail)]
}

export const identityDecided: Teller<{ isApproved: boolean; reason: string | null }> = async (
  { providerId, payload: { isApproved, reason } },
  facts,
) => {
  const says = isApproved
    ? say('identityApproved')
    : say('identityRefused', { reason: reason ?? '' })
  return [toProviders(await facts.providerUser(providerId), says, paths.providerSettings, byMail)]
}
