import type { EventName } from '#contract/event-names.ts'
import { type StepId, stepIds } from '#contract/verification-steps.ts'
import type { Teller } from './notice.ts'
import { board, byMail, toProviders } from './to-whom.ts'

const verificationPage = '/provider-verification'

const standingChanged: Teller = async ({ providerId, payload }, facts) => {
  const users = await facts.providerUser(providerId)
  const isActive = payload?.status === 'active'
  return [
    toProviders(
      users,
      isActive ? 'Your account is approved' : 'Your account is suspended',
      isActive
        ? 'Requests in your reach are on your board: you can bid now.'
        : 'You can read, but not bid.',
      board,
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
/** The step of an event's payload, as `announce.ts` and `remind-of-expiry.ts` write it. */
const stepOf = (payload: Record<string, unknown> | null): StepId | undefined =>
  stepIds.find((id) => id === payload?.step)

const stepChanged: Teller = async ({ providerId, payload }, facts) => {
  const step = stepOf(payload)
  if (!step) return []
  const users = await facts.providerUser(providerId)
  const name = stepNames[step]
  const say = (title: string, body: string) => [
    toProviders(users, title, body, verificationPage, byMail),
  ]
  if (payload?.status === 'completed')
    return say(`Approved: your ${name}`, 'See your level and what is left to do.')
  if (payload?.status === 'failed')
    return say(`Not approved: your ${name}`, 'Read the reason and try again.')
  const stops = step === 'insurance' || step === 'business_license'
  return say(
    `Expired: your ${name}`,
    stops ? 'You cannot bid until a current one is approved.' : 'Hand in a current one.',
  )
}

const stepExpires: Teller = async ({ providerId, payload }, facts) => {
  const step = stepOf(payload)
  if (!step || typeof payload?.expiresOn !== 'string') return []
  const users = await facts.providerUser(providerId)
  const day = new Date(payload.expiresOn).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    dateStyle: 'long',
  })
  const title = `Your ${stepNames[step]} expires on ${day}`
  return [toProviders(users, title, 'Hand in the new one before then.', verificationPage, byMail)]
}

const nothing: Teller | null = null

/** Of accounts, their standing and verification, and of what concerns the platform alone. */
export const accountTellers = {
  provider_status_changed: standingChanged,
  provider_changed: nothing,
  verification_submitted: nothing,
  verification_changed: stepChanged,
  verification_expiring: stepExpires,
  trust_changed: nothing,
  fleet_changed: nothing,
  driver_changed: nothing,
  site_figures_changed: nothing,
  platform_settings_changed: nothing,
  notified: nothing,
  access_ended: nothing,
  access_restored: nothing,
} satisfies Partial<Record<EventName, Teller | null>>
