import sharp from 'sharp'

/** The smallest PDF that a reader opens: one empty page. */
export const givenPdf = (words = 'Certificate of insurance'): Uint8Array<ArrayBuffer> => {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 612 792] /Title (${words}) >>`,
  ]
  let text = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return String(at).padStart(10, '0')
  })
  const table = text.length
  text += `xref\n0 4\n0000000000 65535 f \n${places.map((at) => `${at} 00000 n \n`).join('')}`
  text += `trailer\n<< /Size 4 /Root 1 0 R >>\nstartxref\n${table}\n%%EOF\n`
  return new TextEncoder().encode(text)
}

/** A scan as a phone makes it, with the place where it was taken. */
export const givenScan = async (
  format: 'jpeg' | 'png' = 'jpeg',
): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({ create: { width: 600, height: 400, channels: 3, background: '#f5f5f4' } })
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '30/1 16/1 11/1' } })
      .toFormat(format)
      .toBuffer(),
  )

/** The form with which a document is handed in (S1 §7). */
export function documentForm(
  stepId: string,
  file: Uint8Array<ArrayBuffer>,
  {
    name = 'scan.pdf',
    type = 'application/pdf',
    ...fields
  }: { name?: string; type?: string } & Record<string, string> = {},
): FormData {
  const form = new FormData()
  form.set('stepId', stepId)
  for (const [field, value] of Object.entries(fields)) form.set(field, value)
  form.set('document', new File([file], name, { type }))
  return form
}
