import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { doesDeeds } from './pdf-deeds.ts'

const packed = (objects: string) =>
  Buffer.concat([
    Buffer.from('5 0 obj\n<</Type/ObjStm/N 2/First 9/Filter/FlateDecode/Length 60>>stream\r\n'),
    deflateSync(objects),
    Buffer.from('\r\nendstream\nendobj\n'),
  ])

test.each([
  ['pages alone', '1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj'],
  ['the place where it opens', '<< /Type /Catalog /OpenAction [3 0 R /Fit] >>'],
  ['a link', '<< /Type /Annot /Subtype /Link /A << /S /URI /URI (https://acord.org) >> >>'],
  ['a form that somebody fills in', '<< /AcroForm << /Fields [7 0 R] >> >>'],
  ['a lock against changes', 'trailer << /Encrypt 9 0 R >>'],
  ['a name that only begins like one', '<< /LaunchDate (2026) /JavaScripts 1 >>'],
])('a PDF with %s does nothing but show its pages', async (_, text) => {
  expect(await doesDeeds(Buffer.from(`%PDF-1.7\n${text}\n%%EOF`))).toBe(false)
})

test('neither does one whose objects are packed, as most are', async () => {
  expect(await doesDeeds(packed('<< /Type /Catalog /Pages 2 0 R >>'))).toBe(false)
  expect(await doesDeeds(packed('<< /S /Launch /F (cmd.exe) >>'))).toBe(true)
})
