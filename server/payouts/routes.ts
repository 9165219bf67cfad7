import * as contract from '#contract/payouts.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { lookAtBank, openBankPage } from './bank.ts'
import { exportDirectJobs, exportOwnMoney, readOwnMoney } from './read-own-money.ts'
import { readStatement, readStatementAtDesk } from './read-statement.ts'

export function payoutRoutes(api: Api<Actor>, services: Services): void {
  const { publicUrl, isPublicUrlSet } = services.config
  api(contract.readOwnMoney, ({ actor, request }) =>
    readOwnMoney(services, userOf(actor), languageOf(request)),
  )
  api(contract.exportOwnMoney, ({ actor, request }) =>
    exportOwnMoney(services, userOf(actor), languageOf(request)),
  )
  api(contract.exportDirectJobs, ({ actor, request }) =>
    exportDirectJobs(services, userOf(actor), languageOf(request)),
  )
  api(contract.readStatement, ({ actor, query, request }) =>
    readStatement(services, userOf(actor), query, languageOf(request)),
  )
  api(contract.readStatementAtDesk, ({ params, query, request }) =>
    readStatementAtDesk(services, params.id, query, languageOf(request)),
  )
  api(contract.openBankPage, ({ actor, deed, request }) => {
    // On a machine of one's own the person comes back to the address that was opened.
    const origin = (!isPublicUrlSet && request.headers.origin) || publicUrl
    return openBankPage(services, deed, userOf(actor), origin)
  })
  api(contract.lookAtBank, async ({ actor, deed }) => {
    await lookAtBank(services, deed, userOf(actor))
    return { message: answers.saved }
  })
}
