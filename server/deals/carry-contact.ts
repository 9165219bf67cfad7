import type { Correction } from '#contract/correcting.ts'
import { findOpenOf, lockRequest, type RequestRow } from '../asking/queries.ts'
import type { CarryContact, NameAndPhone } from '../auth/change-person.ts'
import { correct, letOldContactGo } from './correct-request.ts'

/**
 * Open requests that say a person's old name or number are corrected to the new one: whoever takes them calls where
 * somebody answers. One that names another contact keeps it; so does a job, whose customer tells the provider.
 */
export const carryContact: CarryContact = async (deed, tx, userId, was, is) => {
  if (was.fullName === is.fullName && was.phone === is.phone) return
  for (const { id } of await findOpenOf(tx, userId)) {
    const request = await lockRequest(tx, id)
    if (request?.status !== 'open' || request.expires_at <= deed.now) continue
    const form = correctionOf(request, was, is)
    const as = request.customer_user_id === userId ? 'owner' : 'driver'
    const next = await correct(tx, request, { as, userId }, form, deed)
    if (next) await letOldContactGo(tx, request, next, form, deed)
  }
}

const correctionOf = (request: RequestRow, was: NameAndPhone, is: NameAndPhone): Correction => ({
  ...(request.customer_name === was.fullName && { fullName: is.fullName }),
  ...(request.customer_phone === was.phone && { contactPhone: is.phone }),
})
