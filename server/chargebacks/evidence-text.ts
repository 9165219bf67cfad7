import { lineCents } from '#contract/bid-lines.ts'
import { dayIn } from '#contract/days.ts'
import { agreedPrice } from '#contract/jobs.ts'
import { lineName } from '#contract/line-name.ts'
import { bidLineWords } from '#contract/words/en/bid-lines.ts'
import { chargebackFile } from '#contract/words/en/chargebacks.ts'
import { jobHistory } from '#contract/words/en/job-history.ts'
import { jobs as jobWords } from '#contract/words/en/jobs.ts'
import { proofs as proofWords } from '#contract/words/en/proofs.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import { base } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import type { Evidence } from '../core/cards/card-processor.ts'
import { openPack, type Pack } from '../disputes/evidence-pack.ts'
import type { ChargebackRow } from '../payments/chargebacks.ts'

/** A bank reads so much of one field. */
const longest = 20_000

/** What a bank is shown: what the operator says, and the frozen evidence in plain text, the agreement first; days as they are beside the truck. */
export function evidenceFor(
  row: Pick<ChargebackRow, 'words' | 'pack'>,
  timeZone: string,
): Omit<Evidence, 'file'> {
  const words = row.words ?? ''
  const finishedAt = row.pack === null ? null : openPack(row.pack).evidence.job.finishedAt
  const text = row.pack === null ? words : `${words}\n\n${packAsText(row.pack, timeZone)}`
  return {
    text: text.slice(0, longest),
    servedOn: finishedAt ? dayIn(timeZone, new Date(finishedAt)) : null,
    what: 'Roadside service for a truck, agreed line by line before the work.',
  }
}

/** The evidence as somebody reads it who knows nothing of us, its times by the clock beside the truck. */
export function packAsText(pack: string, timeZone: string): string {
  const { frozenAt, evidence } = openPack(pack)
  const { job, agreement, messages, history, photos, proofs = [] } = evidence
  const { datedMoment, money } = grammarOf(base)
  const at = (instant: string) => datedMoment(instant, timeZone)
  const { parts, ...file } = chargebackFile
  const { promise, phases } = inLanguage(jobWords, base)
  const { agreement: agreed } = inLanguage(bidLineWords, base)
  const steps: [string, string | null][] = [
    [file.recorded, at(frozenAt)],
    [file.price, job.price && money(job.price)],
    [agreed.kinds.cancellation_fee, job.fee && money(job.fee)],
    [agreed.accepted, job.assignedAt && at(job.assignedAt)],
    [promise.due, job.promisedAt && at(job.promisedAt)],
    [phases.en_route, job.enRouteAt && at(job.enRouteAt)],
    [promise.arrived, job.arrivedAt && at(job.arrivedAt)],
    [promise.working, job.workingAt && at(job.workingAt)],
    [promise.finished, job.finishedAt && at(job.finishedAt)],
    [promise.closed, job.closedAt && at(job.closedAt)],
  ]
  const { events, facts: factWords } = inLanguage(jobHistory, base)
  const written: [string, string[]][] = [
    [parts.job, steps.flatMap(([name, value]) => (value ? [`${name}: ${value}`] : []))],
    [parts.agreed, agreement.map((one) => agreedAsText(one, at))],
    [
      parts.proof,
      proofs.filter(({ hiddenAt }) => hiddenAt === null).map((proof) => proofAsText(proof, at)),
    ],
    [parts.photos, photos.map(({ at: taken, side }) => `${at(taken)}: ${file[`${side}s`]}`)],
    [
      parts.history,
      history.map(({ at: when, name, facts, note }) =>
        [`${at(when)}: ${events[name]}`, facts && factWords(facts), note && `“${note}”`]
          .filter(Boolean)
          .join(' '),
      ),
    ],
    [
      parts.messages,
      messages.map(({ at: sent, side, content }) => `${at(sent)}, ${file.sides[side]}: ${content}`),
    ],
  ]
  return written
    .flatMap(([title, lines]) => (lines.length > 0 ? [[title, ...lines].join('\n')] : []))
    .join('\n\n')
}

type At = (instant: string) => string
type Frozen = Pack['evidence']

function agreedAsText({ kind, document, hash, at: when }: Frozen['agreement'][number], at: At) {
  const { agreement, kinds, each, total } = inLanguage(bidLineWords, base)
  const { money } = grammarOf(base)
  const price = agreedPrice.safeParse(JSON.parse(document)).data
  const lines = price?.lines?.map((line) => {
    const { quantity, unitPrice } = line
    const sum = money(lineCents(line) / 100)
    const counted =
      quantity === '1' ? sum : `${each({ quantity, unitPrice: money(unitPrice) })} = ${sum}`
    return `- ${lineName(line, kinds)}: ${counted}`
  })
  return [
    `${at(when)}: ${agreement.kinds[kind]}`,
    ...(lines ?? []),
    ...(price ? [`${total}: ${money(price.total)}`] : []),
    chargebackFile.hash(hash),
  ].join('\n')
}

function proofAsText(
  {
    item,
    kind,
    takenAt,
    distanceM,
    reading,
    skipReason,
    words,
    signer,
  }: NonNullable<Frozen['proofs']>[number],
  at: At,
) {
  const { items, reasons, skipped, sign } = inLanguage(proofWords, base)
  const said = skipReason
    ? skipped(reasons[skipReason])
    : kind === 'signature'
      ? signer && sign.signed(signer)
      : kind === 'reading'
        ? reading && `“${reading}”`
        : chargebackFile.photo
  const more = [
    said,
    words && `“${words}”`,
    takenAt && at(takenAt),
    distanceM !== null && chargebackFile.distance(distanceM),
  ]
  return `${items[item]}: ${more.filter(Boolean).join(', ')}`
}
