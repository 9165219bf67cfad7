import { type Book, newId, type Upload } from './book.ts'
import { Refused } from './refused.ts'

/** What a bank takes: by their first bytes, whatever the name says. */
const kinds = [
  { type: 'pdf', begins: '%PDF-' },
  { type: 'jpg', begins: '\xff\xd8\xff' },
  { type: 'png', begins: '\x89PNG' },
]
const largest = 5_000_000

export const shown = ({ id, purpose, type, size, created }: Upload) => ({
  id,
  object: 'file',
  purpose,
  type,
  size,
  created,
})

/** A file comes as a form with its purpose; what is no document or too large for a bank is refused. */
export async function upload(book: Book, body: Buffer, contentType: string): Promise<Upload> {
  const form = await new Response(new Uint8Array(body), {
    headers: { 'content-type': contentType },
  })
    .formData()
    .catch(() => null)
  const [purpose, file] = [form?.get('purpose'), form?.get('file')]
  if (purpose !== 'dispute_evidence' || !(file instanceof File))
    throw new Refused(400, 'invalid_request_error', 'Missing required param: purpose or file.')
  const bytes = Buffer.from(await file.arrayBuffer())
  const kind = kinds.find(({ begins }) => bytes.toString('latin1', 0, 5).startsWith(begins))
  if (!kind)
    throw new Refused(400, 'invalid_request_error', 'Dispute evidence is a PDF, JPEG or PNG.', {
      param: 'file',
    })
  if (bytes.length > largest)
    throw new Refused(400, 'invalid_request_error', 'The file is larger than 5 MB.', {
      param: 'file',
    })
  const made: Upload = {
    id: newId('file'),
    purpose,
    type: kind.type,
    size: bytes.length,
    created: Math.floor(book.now() / 1000),
  }
  book.files[made.id] = made
  return made
}
