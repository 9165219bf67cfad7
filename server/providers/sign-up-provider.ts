import type * as z from 'zod/mini'
import type { CurrentUser, providerSignup } from '#contract/auth.ts'
import { readTrade, serviceHours, type Trade } from '#contract/catalogue.ts'
import { refusals } from '#contract/words/en/refusals.ts'
import { register } from '../auth/register.ts'
import type { Deed } from '../core/deed.ts'
import { wrongField } from '../platform/http/refusal.ts'
import { applyAsProvider } from './open-provider.ts'

/** A service business applies (S1 §3): an account and a pending provider. */
export async function signUpProvider(
  deed: Deed,
  form: z.output<typeof providerSignup>,
): Promise<CurrentUser> {
  const trades = form.services.map(readTrade).filter((trade): trade is Trade => trade !== null)
  if (!trades.length) throw wrongField('services', refusals.providers.needsService)
  const hours = serviceHours.find((option) => option === form.serviceHours)
  if (!hours) throw wrongField('serviceHours', refusals.providers.needsHours)
  return register(
    deed,
    { ...form, userType: 'service_provider', fullName: form.ownerName },
    async (tx, userId) => {
      await applyAsProvider(
        tx,
        userId,
        {
          businessName: form.businessName,
          ownerName: form.ownerName,
          phone: form.phone,
          address: form.address,
          pin: form.pin,
          description: form.description ?? null,
          trades: [...new Set(trades)],
          takesEmergencies: hours === 'Emergency Only' || hours === '24/7',
          radiusMiles: form.serviceRadius,
          hours,
          applicant: {
            experience: form.experience ?? null,
            teamSize: form.teamSize ?? null,
            equipment: form.equipment || null,
            serviceArea: form.location || null,
          },
        },
        deed,
      )
    },
  )
}
