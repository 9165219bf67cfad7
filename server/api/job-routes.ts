import * as contract from '#contract/jobs.ts'
import {
  advanceAsTechnician,
  reportCustomerGoneAsTechnician,
  takeBackArrivalAsTechnician,
} from '#contract/technicians.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, technicianOf, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { askToStop } from '../deals/ask-to-stop.ts'
import { claimOf } from '../deals/claim.ts'
import { confirmJob } from '../deals/confirm-job.ts'
import { contestCustomerGone } from '../deals/contest-customer-gone.ts'
import { delayJob } from '../deals/delay-job.ts'
import { giveUpJob } from '../deals/give-up-job.ts'
import { handBackJob } from '../deals/hand-back-job.ts'
import { lowerPrice } from '../deals/lower-price.ts'
import { releaseJob } from '../deals/release-job.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { advanceWork } from '../proofs/advance-work.ts'
import { reportNobodyThere } from '../proofs/report-nobody-there.ts'
import { answerArrival } from '../trips/answer-arrival.ts'
import { takeBackArrival } from '../trips/take-back-arrival.ts'
import { listOwnJobs } from '../views/list-own-jobs.ts'
import { readFigures, readOwnJob } from '../views/own-jobs.ts'
import { readAgreement } from '../views/read-agreement.ts'

export function jobRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const claim = (actor: Actor, token: string | null) => claimOf(services.db, tokens, actor, token)

  api(contract.listOwnJobs, ({ actor, query, request }) =>
    listOwnJobs(services, userOf(actor), query.before, languageOf(request)),
  )
  api(contract.jobFigures, ({ actor }) => readFigures(services, userOf(actor)))
  api(contract.readJob, ({ actor, params, request }) =>
    readOwnJob(services, userOf(actor), params.id, languageOf(request)),
  )
  api(contract.advanceJob, async ({ actor, params, body, deed, request }) => {
    const { step, note, ...shown } = body
    const pressed = { ...shown, linkKey: services.linkKey }
    await advanceWork(deed, userOf(actor), params.id, step, note || null, pressed)
    return readOwnJob(services, userOf(actor), params.id, languageOf(request))
  })
  api(advanceAsTechnician, async ({ actor, params, body, deed }) => {
    const { step, note, ...shown } = body
    const pressed = { ...shown, linkKey: services.linkKey }
    await advanceWork(deed, technicianOf(actor), params.id, step, note || null, pressed)
    return { message: answers.saved }
  })
  api(contract.takeBackArrival, async ({ actor, params, deed }) => {
    await takeBackArrival(deed, userOf(actor), params.id)
    return { message: answers.jobs.onTheWayAgain }
  })
  api(takeBackArrivalAsTechnician, async ({ actor, params, deed }) => {
    await takeBackArrival(deed, technicianOf(actor), params.id)
    return { message: answers.jobs.onTheWayAgain }
  })
  api(contract.handBackJob, async ({ actor, params, body, deed }) => {
    const { wasComeback } = await handBackJob(deed, userOf(actor), params.id, body.reason)
    return { message: wasComeback ? answers.jobs.comebackOver : answers.jobs.handedBack }
  })
  api(contract.giveUpJob, async ({ actor, params, body, deed }) => {
    await giveUpJob(deed, userOf(actor), params.id, body.reason)
    return { message: answers.jobs.ended }
  })
  api(contract.delayJob, async ({ actor, params, body, deed, request }) => {
    await delayJob(deed, userOf(actor), params.id, body)
    return readOwnJob(services, userOf(actor), params.id, languageOf(request))
  })
  api(contract.reportCustomerGone, async ({ actor, params, body, deed }) => {
    await reportNobodyThere(deed, userOf(actor), params.id, body)
    return { message: answers.jobs.customerGone }
  })
  api(reportCustomerGoneAsTechnician, async ({ actor, params, body, deed }) => {
    await reportNobodyThere(deed, technicianOf(actor), params.id, body)
    return { message: answers.jobs.ended }
  })
  api(contract.releaseJob, async ({ actor, token, params, deed }) => {
    const { wasComeback } = await releaseJob(deed, await claim(actor, token), params.id)
    return { message: wasComeback ? answers.jobs.comebackOver : answers.requests.open }
  })
  api(contract.contestCustomerGone, async ({ actor, token, params, body, deed }) => {
    await contestCustomerGone(deed, await claim(actor, token), params.id, body.reason)
    return { message: answers.jobs.contested }
  })
  api(contract.lowerPrice, async ({ actor, params, body, deed, request }) => {
    await lowerPrice(deed, userOf(actor), params.id, body)
    return readOwnJob(services, userOf(actor), params.id, languageOf(request))
  })
  api(contract.askToStop, async ({ actor, token, params, body, deed }) => {
    await askToStop(deed, await claim(actor, token), params.id, body.reason)
    return { message: answers.jobs.stopAsked }
  })
  api(contract.readAgreement, async ({ actor, token, params }) =>
    readAgreement(services, await claim(actor, token), params.id),
  )
  api(contract.answerArrival, async ({ actor, token, params, body, deed }) => {
    const said = await answerArrival(deed, await claim(actor, token), params.id, body.here)
    return { message: answers.jobs[said] }
  })
  api(contract.confirmJob, async ({ actor, token, params, body, deed }) => {
    await confirmJob(deed, await claim(actor, token), params.id, body?.total)
    return { message: answers.jobs.closed }
  })
}
