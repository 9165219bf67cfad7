import * as invoices from '#contract/invoices.ts'
import * as jobs from '#contract/jobs.ts'
import type { RequestTokens } from '../asking/tokens.ts'
import type { Actor } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { claimOf } from '../deals/claim.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { readCreditNote, readInvoice } from './read-invoice.ts'

export function invoiceRoutes(api: Api<Actor>, services: Services, tokens: RequestTokens): void {
  const { db } = services
  api(jobs.readInvoice, async ({ actor, token, params, request }) =>
    readInvoice(db, await claimOf(db, tokens, actor, token), params.id, languageOf(request)),
  )
  api(invoices.readCreditNote, async ({ actor, token, params, request }) =>
    readCreditNote(db, await claimOf(db, tokens, actor, token), params.id, languageOf(request)),
  )
}
