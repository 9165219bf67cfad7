import { answerAsProvider, askProviderForMore } from '#contract/approvals.ts'
import { signUpProvider } from '#contract/auth.ts'
import { addHoliday, listHolidays, removeHoliday } from '#contract/holidays.ts'
import { confirmPhone, readOwnPhone, sendPhoneCode } from '#contract/provider-phone.ts'
import { changeOwnProfile, completeProfile, readOwnProfile } from '#contract/provider-profile.ts'
import { changeOwnProvider, readOwnProvider } from '#contract/providers.ts'
import { listNearbyProviders, readPublicProvider } from '#contract/public-providers.ts'
import { anotherOn, asAnybody, asProvider, ownedRow, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const christmas = { firstDay: '2999-12-24' }

async function ownHoliday(app: TestApp) {
  const { caller } = await asProvider(app)
  const added = await caller.call(addHoliday, { body: christmas })
  return { caller, params: { id: added.body.id } }
}
const aProvider = async ({ given }: TestApp) => ({ params: { id: (await given.provider()).id } })

async function askedApplicant({ given }: TestApp) {
  const { id, caller } = await given.provider({ approved: false })
  const body = { words: 'Your DOT number?' }
  await (await given.admin()).call(askProviderForMore, { params: { id }, body })
  return { caller }
}

export const providerRows = [
  row(signUpProvider, asAnybody),
  row(readOwnProvider, asProvider),
  row(changeOwnProvider, asProvider, { body: { onDuty: true } }),
  row(answerAsProvider, askedApplicant, { body: { words: '3141592' } }),
  row(readOwnPhone, asProvider),
  row(sendPhoneCode, asProvider),
  row(confirmPhone, asProvider, { body: { code: '000000' } }),
  row(readOwnProfile, asProvider),
  row(changeOwnProfile, asProvider, { body: { pricing: 'Call-out $95' } }),
  row(completeProfile, asProvider, { body: {} }),
  row(listHolidays, asProvider),
  row(addHoliday, asProvider, { body: christmas }),
  ownedRow(removeHoliday, ownHoliday),
  row(listNearbyProviders, asAnybody, { query: { lat: '30.27', lng: '-97.74' } }),
  row(readPublicProvider, anotherOn(asAnybody, aProvider)),
]
