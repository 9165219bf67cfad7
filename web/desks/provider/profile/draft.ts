import { forget, keep, readKept } from '../../../kit/api/storage.ts'
import type { ProfileValues } from './profile-form.ts'

/** What was typed into the wizard and not sent, for this tab and this shop: a reload finds it again. */
const nameOf = (providerId: string) => `roadcall-profile-${providerId}`

/** The stored values with what was typed over them; what is none of ours counts as nothing. */
export function openDraft(providerId: string, stored: ProfileValues): ProfileValues {
  const kept = readKept(nameOf(providerId), 'tab')
  if (typeof kept !== 'object' || kept === null) return stored
  const known = Object.entries(kept).filter(([name, value]) => {
    const own = Reflect.get(stored, name)
    return Array.isArray(own)
      ? Array.isArray(value) && value.every((one) => typeof one === 'string')
      : typeof own === 'string' && typeof value === 'string'
  })
  return { ...stored, ...Object.fromEntries(known) }
}

export const keepDraft = (providerId: string, values: ProfileValues): void =>
  keep(nameOf(providerId), values, 'tab')

export const forgetDraft = (providerId: string): void => forget(nameOf(providerId), 'tab')
