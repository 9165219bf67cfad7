import * as contract from '#contract/jobs.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { readInvoice } from './read-invoice.ts'

export function invoiceRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  api(contract.readInvoice, async ({ actor, token, params, request }) =>
    readInvoice(
      services,
      await claimOf(services.db, tokens, actor, token),
      params.id,
      languageOf(request),
    ),
  )
}
