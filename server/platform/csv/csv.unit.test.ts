import { describe, expect, it } from 'vitest'
import { readTable } from './read-table.ts'
import { writeTable } from './write-table.ts'

const read = (text: string, encoding: BufferEncoding = 'utf8') =>
  readTable(Buffer.from(text, encoding))

describe('a table is read', () => {
  it.each([',', ';', '\t'])('with %j between its cells', (d) => {
    const table = read(`name${d}phone\nRosa${d}512 555 0100\n`)
    expect(table).toMatchObject({
      rows: [{ line: 2, values: { name: 'Rosa', phone: '512 555 0100' } }],
    })
  })

  it('as UTF-8 with or without its mark, and as Windows-1252', () => {
    for (const bytes of [
      Buffer.from('\ufeffname\nJosé'),
      Buffer.from('name\nJosé'),
      Buffer.from('name\nJosé', 'latin1'),
    ])
      expect(readTable(bytes)).toMatchObject({
        columns: ['name'],
        rows: [{ line: 2, values: { name: 'José' } }],
      })
  })

  it('with quotes, line breaks in cells, empty lines and missing cells, by its own line numbers', () => {
    const table = read('name,notes\r\n"Smith, Al","first\nsecond"\r\n\r\nBo\r\n')
    expect(table).toMatchObject({
      rows: [
        { line: 3, values: { name: 'Smith, Al', notes: 'first\nsecond' } },
        { line: 5, values: { name: 'Bo', notes: '' } },
      ],
    })
  })

  it('not from what is none', () => {
    for (const wrong of ['', '\n\n', 'a,"b\nc', 'PK\0\0'] as const) expect(read(wrong)).toBeNull()
  })
})

describe('a table is written', () => {
  it('so that no cell is run as a formula, and reads back', () => {
    const file = writeTable(
      ['name', 'notes'],
      [
        ['=HYPERLINK("http://x")', '+1'],
        ['-2+3', '@SUM(A1)'],
        ['Ann', null],
      ],
    )
    const text = file.toString()
    for (const cell of text.split(/[\r\n,]+/))
      expect(cell.replace(/^\ufeff?"?/, '')).not.toMatch(/^[=+\-@]/)
    expect(readTable(file)).toMatchObject({ rows: { length: 3 } })
  })

  it('so that what was given back is a number for who adds it up', () => {
    expect(writeTable(['amount'], [['-300.00'], ['-2']]).toString()).toMatch(/-300\.00\r?\n-2/)
    expect(writeTable(['amount'], [['-300.00']]).toString()).not.toContain("'")
  })

  it('so that none is run where semicolons, tabs or lines end a cell either', () => {
    const hidden = [';=1+1', 'a;@SUM(A1)', 'a"; "=1+1', 'a\t+1', 'a\n-1+1', ' =1+1', '＝1+1']
    const text = writeTable(
      ['notes'],
      hidden.map((cell) => [cell]),
    ).toString()
    expect(text).not.toMatch(/(^|[;\t\r\n])[\s"]*[=+\-@＝＋－＠]/)
  })
})
