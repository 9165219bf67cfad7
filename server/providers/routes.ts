import { answerAsProvider } from '#contract/approvals.ts'
import { signUpProvider as signUpEndpoint } from '#contract/auth.ts'
import * as holidayContract from '#contract/holidays.ts'
import * as phoneContract from '#contract/provider-phone.ts'
import * as profileContract from '#contract/provider-profile.ts'
import * as contract from '#contract/providers.ts'
import * as publicContract from '#contract/public-providers.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { Language } from '#contract/words/languages.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { CarrySession } from '../auth/routes.ts'
import { notFound } from '../core/not-found.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { answerDesk } from './answer-desk.ts'
import { changeProvider } from './change-provider.ts'
import { confirmPhone, sendPhoneCode } from './confirm-phone.ts'
import { addHoliday, listHolidays, removeHoliday } from './holidays.ts'
import { findWaitingIdentity } from './identity.ts'
import { findMember } from './members.ts'
import { ownPhoneView } from './own-phone.ts'
import { ownProviderView } from './own-provider.ts'
import { findPhoneCode } from './phone-code.ts'
import { readProfile, saveProfile } from './profile.ts'
import { listNearbyProviders, readPublicProvider } from './public-providers.ts'
import { findProviderOf } from './queries.ts'
import { signUpProvider } from './sign-up-provider.ts'

export function providerRoutes(
  api: Api<Actor>,
  services: Services,
  carrySession: CarrySession,
): void {
  const { db, clock } = services
  const readOwn = async (userId: string, language: Language) => {
    const provider = await findProviderOf(db, userId)
    if (!provider) throw notFound('provider')
    const member = await findMember(db, provider.id, userId)
    if (!member) throw notFound('provider')
    const waiting = await findWaitingIdentity(db, provider.id)
    return ownProviderView(provider, waiting, member.role, clock.now(), language)
  }
  const readPhone = async (userId: string) => {
    const provider = await findProviderOf(db, userId)
    if (!provider) throw notFound('provider')
    return ownPhoneView(provider, await findPhoneCode(db, provider.id), clock.now())
  }

  api(signUpEndpoint, async ({ body, deed, request, reply }) => {
    const user = await signUpProvider(deed, body)
    await carrySession({ deed, request, reply }, user.id)
    return user
  })
  api(publicContract.listNearbyProviders, ({ query }) => listNearbyProviders(services, query))
  api(publicContract.readPublicProvider, ({ params }) => readPublicProvider(services, params.id))
  api(contract.readOwnProvider, ({ actor, request }) =>
    readOwn(userOf(actor).userId, languageOf(request)),
  )
  api(contract.changeOwnProvider, async ({ actor, body, deed, request }) => {
    await changeProvider(deed, userOf(actor), body)
    return readOwn(userOf(actor).userId, languageOf(request))
  })

  api(answerAsProvider, async ({ actor, body, deed }) => {
    await answerDesk(deed, userOf(actor), body.words)
    return { message: answers.desk.answered }
  })

  api(phoneContract.readOwnPhone, ({ actor }) => readPhone(userOf(actor).userId))
  api(phoneContract.sendPhoneCode, async ({ actor, deed }) => {
    await sendPhoneCode(deed, userOf(actor))
    return readPhone(userOf(actor).userId)
  })
  api(phoneContract.confirmPhone, async ({ actor, body, deed }) => {
    await confirmPhone(deed, userOf(actor), body.code)
    return readPhone(userOf(actor).userId)
  })

  api(profileContract.readOwnProfile, ({ actor }) => readProfile(db, userOf(actor).userId))
  api(profileContract.completeProfile, async ({ actor, body, deed }) => {
    await saveProfile(deed, userOf(actor), body, { completes: true })
    return readProfile(db, userOf(actor).userId)
  })
  api(profileContract.changeOwnProfile, async ({ actor, body, deed }) => {
    await saveProfile(deed, userOf(actor), body, { completes: false, seen: body.seen })
    return readProfile(db, userOf(actor).userId)
  })

  api(holidayContract.listHolidays, ({ actor }) => listHolidays(db, userOf(actor), clock.now()))
  api(holidayContract.addHoliday, ({ actor, body, deed }) => addHoliday(deed, userOf(actor), body))
  api(holidayContract.removeHoliday, async ({ actor, params, deed }) => {
    await removeHoliday(deed, userOf(actor), params.id)
    return { message: answers.removed }
  })
}
