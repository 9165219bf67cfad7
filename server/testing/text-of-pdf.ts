import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'

/** What stands on a paper, as one text. */
export async function textOfPdf(bytes: ArrayBuffer | Uint8Array): Promise<string> {
  const pdf = await getDocument({ data: new Uint8Array(bytes) }).promise
  const pages = await Promise.all(
    Array.from({ length: pdf.numPages }, async (_, index) => {
      const { items } = await (await pdf.getPage(index + 1)).getTextContent()
      return items.map((item) => ('str' in item ? item.str : '')).join(' ')
    }),
  )
  return pages.join(' ').replaceAll(/\s+/g, ' ')
}
