import { dayIn, monthFrom } from '#contract/days.ts'
import type { QueryOf } from '#contract/endpoint.ts'
import type { readStatement as endpoint } from '#contract/payouts.ts'
import { fleetFields } from '#contract/words/en/fields/fleet.ts'
import type { Language } from '#contract/words/languages.ts'
import type { User } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Services } from '../core/services.ts'
import { drawing } from '../invoices/read-invoice.ts'
import { wrongField } from '../platform/http/refusal.ts'
import { SentFile } from '../platform/http/sent-file.ts'
import { findProvider, findProviderOf, type ProviderRow } from '../providers/queries.ts'
import { drawStatement } from './draw-statement.ts'
import { findStatement } from './statement-facts.ts'

type Period = QueryOf<typeof endpoint>
const longestMs = 366 * 24 * 60 * 60 * 1000

/** The statement of some days as a PDF, for who sees the figures of a business. */
export async function readStatement(
  services: Services,
  user: User,
  period: Period,
  language: Language,
): Promise<SentFile> {
  const provider = await findProviderOf(services.db, user.userId)
  if (!provider) throw notFound('provider')
  return statementOf(services, provider, period, language)
}

/** The same for who runs the platform. */
export async function readStatementAtDesk(
  services: Services,
  id: string,
  period: Period,
  language: Language,
): Promise<SentFile> {
  const provider = await findProvider(services.db, id)
  if (!provider) throw notFound('provider')
  return statementOf(services, provider, period, language)
}

async function statementOf(
  { db, clock }: Services,
  provider: ProviderRow,
  period: Period,
  language: Language,
): Promise<SentFile> {
  const { id, time_zone: timeZone, business_name: name, address, phone } = provider
  const today = dayIn(timeZone, clock.now())
  const month = monthFrom(today, 0)
  const { from = month.from, to = month.to } = period
  if (to < from) throw wrongField('to', fleetFields.order)
  if (Date.parse(to) - Date.parse(from) > longestMs) throw wrongField('to', fleetFields.longPeriod)
  const facts = await findStatement(db, { id, timeZone }, { from, to }, language)
  const head = { name, address, phone, from, to, today }
  const bytes = await drawing(() => drawStatement(head, facts, language))
  return new SentFile(bytes, 'application/pdf', `statement-${from}-${to}.pdf`)
}
