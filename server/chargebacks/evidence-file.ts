import { chargebackFile } from '#contract/words/en/chargebacks.ts'
import { proofs as proofWords } from '#contract/words/en/proofs.ts'
import { grammarOf } from '#contract/words/grammar.ts'
import { base } from '#contract/words/languages.ts'
import { inLanguage } from '#contract/words/words.ts'
import { openPack } from '../disputes/evidence-pack.ts'
import { drawStrokes } from '../invoices/draw-proofs.ts'
import { drawing } from '../invoices/read-invoice.ts'
import { ink, margin, muted, openSheet } from '../invoices/sheet.ts'
import type { ChargebackRow } from '../payments/chargebacks.ts'
import { keyOf } from '../photos/photo-files.ts'
import type { Db } from '../platform/db/tables.ts'
import type { FileStore } from '../platform/files/file-store.ts'

/** All files of an answer together are at most 4.5 MB at the processor, and a bank reads at most 19 pages. */
const mostBytes = 3_500_000
const mostPhotos = 36

interface Shown {
  id: string
  caption: string
}

/**
 * The photos and the signature of a job as one PDF beside the text: what proves the work first, then what both sides have
 * shown, its times by the clock beside the truck. Null where there is none of it, or it is forgotten.
 */
export async function evidenceFile(
  files: FileStore,
  { pack, words }: Pick<ChargebackRow, 'pack' | 'words'>,
  timeZone: string,
): Promise<Buffer | null> {
  if (pack === null) return null
  const { frozenAt, evidence } = openPack(pack)
  const { job, photos, proofs = [] } = evidence
  const { items } = inLanguage(proofWords, base)
  const { datedMoment } = grammarOf(base)
  const at = (instant: string | null) => (instant ? datedMoment(instant, timeZone) : null)
  const open = proofs.filter(({ hiddenAt }) => hiddenAt === null)
  const shown: Shown[] = [
    ...open.flatMap(({ photo, item, takenAt, distanceM }) =>
      photo
        ? [
            {
              id: photo,
              caption: [
                items[item],
                at(takenAt),
                distanceM !== null && chargebackFile.distance(distanceM),
              ]
                .filter(Boolean)
                .join(', '),
            },
          ]
        : [],
    ),
    ...photos.map(({ id, side, at: when }) => ({
      id,
      caption: [side === 'customer' ? chargebackFile.customers : chargebackFile.providers, at(when)]
        .filter(Boolean)
        .join(', '),
    })),
  ]
  const signed = open.filter(({ strokes }) => strokes !== null && strokes.length > 0)
  const pictures = await readPictures(files, shown.slice(0, mostPhotos))
  if (pictures.length === 0 && signed.length === 0) return null
  return drawing(() => {
    const sheet = openSheet(
      {
        title: `${chargebackFile.title} ${job.id ?? ''}`,
        heading: chargebackFile.title,
        author: 'Roadcall',
        beside: [chargebackFile.job(job.id ?? ''), chargebackFile.frozen(at(frozenAt) ?? '')],
      },
      base,
    )
    const { pdf, right, width } = sheet
    pdf.y = 110
    if (words) pdf.font('regular').fontSize(11).fillColor(ink).text(words, margin, pdf.y, { width })
    pdf.y += 10
    for (const { signer, strokes, takenAt } of signed) {
      if (!strokes) continue
      sheet.small(chargebackFile.signed(signer ?? chargebackFile.customer, at(takenAt) ?? ''))
      drawStrokes(pdf, strokes, margin, pdf.y + 4, ink)
      pdf.y += 56
    }
    // Two beside each other.
    const [across, tall] = [(width - 16) / 2, 210]
    pictures.forEach(({ bytes, caption }, index) => {
      const isLeft = index % 2 === 0
      if (isLeft && pdf.y + tall + 40 > pdf.page.height - margin) pdf.addPage()
      const [x, y] = [isLeft ? margin : right - across, pdf.y]
      pdf.image(bytes, x, y, { fit: [across, tall] })
      pdf.font('regular').fontSize(9).fillColor(muted)
      pdf.text(caption, x, y + tall + 2, { width: across, height: 24 })
      pdf.y = isLeft ? y : y + tall + 34
    })
    return sheet.close()
  })
}

/** By whose clock a bank reads the times of a job: that of the place. */
export async function findTimeZone(db: Db, jobId: string): Promise<string> {
  const { time_zone } = await db
    .selectFrom('jobs')
    .innerJoin('requests', 'requests.id', 'jobs.request_id')
    .select('requests.time_zone')
    .where('jobs.id', '=', jobId)
    .executeTakeFirstOrThrow()
  return time_zone
}

/** Is there anything that such a file would show? Photos that are gone by then are not counted out. */
export function hasPictures(pack: string | null): boolean {
  if (pack === null) return false
  const { photos, proofs = [] } = openPack(pack).evidence
  return (
    photos.length > 0 ||
    proofs.some(({ hiddenAt, photo, strokes }) => hiddenAt === null && (photo ?? strokes) !== null)
  )
}

/** As sharp as there is room for: the first large, the others small; those that are gone are left out. */
async function readPictures(files: FileStore, shown: readonly Shown[]) {
  const pictures: { bytes: Buffer; caption: string }[] = []
  let size = 0
  for (const { id, caption } of shown) {
    const full = await files.get(keyOf(id, 'full'))
    const bytes =
      full && size + full.length <= mostBytes ? full : await files.get(keyOf(id, 'small'))
    if (!bytes || size + bytes.length > mostBytes) continue
    size += bytes.length
    pictures.push({ bytes, caption })
  }
  return pictures
}
