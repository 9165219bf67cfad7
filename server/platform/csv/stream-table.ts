import { Readable } from 'node:stream'
import { type Cell, writeHeader, writeRows } from './write-table.ts'

/**
 * Rows as a CSV file of any length: written batch by batch, none held longer than it takes to send it. The first batch
 * is read before anything is sent, so that what fails at once is refused as usual.
 */
export async function streamTable(
  columns: readonly string[],
  batches: AsyncGenerator<readonly (readonly Cell[])[]>,
): Promise<Readable> {
  const first = await batches.next()
  async function* file() {
    yield writeHeader(columns)
    for (let batch = first; !batch.done; batch = await batches.next()) yield writeRows(batch.value)
  }
  return Readable.from(file(), { objectMode: false })
}

/**
 * Everything that a query gives, so many rows at a time: each batch begins behind the last row of the one before. Holds
 * no connection between two batches, so that a slow reader keeps nobody waiting.
 */
export async function* inBatches<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  size: number,
): AsyncGenerator<Row[]> {
  let last: Row | undefined
  while (true) {
    const rows = await read(last)
    if (rows.length > 0) yield rows
    if (rows.length < size) return
    last = rows.at(-1)
  }
}
