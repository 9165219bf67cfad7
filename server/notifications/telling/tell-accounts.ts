import { paths } from '#contract/paths.ts'
import type { Standing } from '#contract/providers.ts'
import type { StepId, StepState } from '#contract/verification-steps.ts'
import type { Teller } from './notice.ts'
import { say } from './say.ts'
import { byMail, toProviders } from './to-whom.ts'

export const standingChanged: Teller<{
  status: Standing
  wasPending?: boolean
  isBack?: boolean
}> = async ({ providerId, payload }, facts) => {
  const users = await facts.providerOwners(providerId)
  const isPhoneConfirmed = await facts.isPhoneConfirmed(providerId)
  const letIn = payload.isBack
    ? say('accountReinstated')
    : say('accountApproved', { isPhoneConfirmed })
  const says =
    payload.status === 'active'
      ? letIn
      : say(payload.wasPending ? 'applicationRejected' : 'accountSuspended', {
          reason: await facts.suspendedBecause(providerId),
        })
  return [toProviders(users, says, paths.board, byMail)]
}

/** A fleet company's managers hear what was decided of it. */
export const fleetStandingChanged: Teller<{
  status: Standing
  wasPending: boolean
  isBack?: boolean
  reason: string | null
  users: string[]
}> = async ({ payload: { status, wasPending, isBack, reason, users } }) => {
  const says =
    status === 'active'
      ? say(isBack ? 'fleetReinstated' : 'fleetApproved')
      : say(wasPending ? 'applicationRejected' : 'fleetSuspended', { reason })
  return [toProviders(users, says, paths.home('business_customer'), byMail)]
}

/** An applicant is asked for what is missing, in the admin's words. */
export const moreAsked: Teller<{ words: string; users: string[] }> = async ({
  providerId,
  payload: { words, users },
}) => {
  const link = providerId ? paths.providerApplication : paths.home('business_customer')
  return [toProviders(users, say('moreNeeded', { words }), link, byMail)]
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
  return [toProviders(await facts.providerOwners(providerId), says, paths.verification, byMail)]
}

export const stepExpires: Teller<{ step: StepId; expiresOn: string }> = async (
  { providerId, payload },
  facts,
) => {
  const users = await facts.providerOwners(providerId)
  return [toProviders(users, say('stepExpires', payload), paths.verification, byMail)]
}

export const identityDecided: Teller<{ isApproved: boolean; reason: string | null }> = async (
  { providerId, payload: { isApproved, reason } },
  facts,
) => {
  const says = isApproved
    ? say('identityApproved')
    : say('identityRefused', { reason: reason ?? '' })
  return [
    toProviders(
      await facts.providerOwners(providerId),
      says,
      paths.providerSettingsOf('contact'),
      byMail,
    ),
  ]
}

/** Nothing has arrived at a webhook for days, or its address is gone: who keeps it hears that nothing more is sent. */
export const webhookStopped: Teller<{
  host: string
  isGone: boolean
  users: string[]
  link: string
}> = async ({ payload: { host, isGone, users, link } }) => [
  toProviders(users, say('webhookStopped', { host, isGone }), link, byMail),
]

/** The fleet system that a shop has connected takes its token no more: its owners hear that nobody is asked any longer. */
export const fleetFeedRefused: Teller<{ link: string }> = async (
  { providerId, payload: { link } },
  facts,
) => [toProviders(await facts.providerOwners(providerId), say('fleetFeedRefused'), link, byMail)]
