import { dayIn } from '#contract/days.ts'
import type { Evidence } from '../core/cards/card-processor.ts'
import { openPack } from '../disputes/evidence-pack.ts'
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
  const text = row.pack === null ? words : `${words}\n\n${packAsText(row.pack)}`
  return {
    text: text.slice(0, longest),
    servedOn: finishedAt ? dayIn(timeZone, new Date(finishedAt)) : null,
    what: 'Roadside service for a truck, agreed line by line before the work.',
  }
}

/** The evidence as somebody reads it who knows nothing of us. */
export function packAsText(pack: string): string {
  const { job, agreement, messages, history, photos, proofs = [] } = openPack(pack).evidence
  const steps = Object.entries(job).filter(([name, value]) => name !== 'id' && value !== null)
  const part = (title: string, lines: readonly string[]) =>
    lines.length > 0 ? [`${title}\n${lines.join('\n')}`] : []
  return [
    ...part(
      'THE JOB',
      steps.map(([name, value]) => `${name}: ${value}`),
    ),
    ...part(
      'WHAT BOTH SIDES AGREED ON',
      agreement.map(
        ({ kind, document, hash, at }) => `${at} ${kind} (SHA-256 ${hash})\n${document}`,
      ),
    ),
    ...part(
      'PROOF OF THE WORK',
      proofs.map(({ item, kind, takenAt, distanceM, reading }) =>
        [
          takenAt,
          item,
          kind,
          reading && `“${reading}”`,
          distanceM !== null && `${distanceM} m from the truck`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    ),
    ...part(
      'PHOTOS',
      photos.map(({ at, side, id }) => `${at} ${side} ${id}`),
    ),
    ...part(
      'WHAT HAPPENED',
      history.map(({ at, name }) => `${at} ${name}`),
    ),
    ...part(
      'MESSAGES',
      messages.map(({ at, side, content }) => `${at} ${side}: ${content}`),
    ),
  ].join('\n\n')
}
