import * as spending from '#contract/fleet-spending.ts'
import * as contract from '#contract/fleet-terms.ts'
import { answers } from '#contract/words/en/answers.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { askForTerms } from './ask-for-terms.ts'
import { readBillAsPdf } from './read-bill-as-pdf.ts'
import { exportBillLines, readBill, readFleetMoney } from './read-fleet-money.ts'
import { exportFleetSpending, readFleetSpending } from './read-fleet-spending.ts'
import { readTermsOfRequest, readWaysToPay } from './read-terms.ts'

export function fleetTermsRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const { db, clock } = services
  api(contract.readFleetMoney, ({ actor, request }) =>
    readFleetMoney(services, userOf(actor), languageOf(request)),
  )
  api(spending.readFleetSpending, ({ actor, query, request }) =>
    readFleetSpending(db, userOf(actor), query, languageOf(request)),
  )
  api(spending.exportFleetSpending, ({ actor, query, request }) =>
    exportFleetSpending(db, userOf(actor), query, languageOf(request)),
  )
  api(contract.readBill, ({ actor, params, request }) =>
    readBill(db, userOf(actor), params.id, languageOf(request)),
  )
  api(contract.readBillAsPdf, ({ actor, params, request }) =>
    readBillAsPdf(services, userOf(actor), params.id, languageOf(request)),
  )
  api(contract.exportBillLines, ({ actor, request }) =>
    exportBillLines(db, userOf(actor), languageOf(request)),
  )
  api(contract.askForTerms, async ({ actor, body, deed }) => {
    await askForTerms(deed, userOf(actor), body)
    return { message: answers.fleets.termsAsked }
  })
  api(contract.readTermsOfRequest, ({ actor, params }) =>
    readTermsOfRequest(db, userOf(actor), params.id, clock.now()),
  )
  api(contract.readWaysToPay, async ({ actor, token, params }) =>
    readWaysToPay(db, await claimOf(db, tokens, actor, token), params.id),
  )
}
