/**
 * Writes the Interstates that the web's map draws, from tables/interstates.tsv:
 *   node server/geo/build-map-data.ts
 * The file is committed, since the web cannot import the server; a test holds the two together.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { interstateLines } from './interstate-lines.ts'

const folder = new URL('../../web/kit/map/data/', import.meta.url)
mkdirSync(folder, { recursive: true })
writeFileSync(new URL('interstates.json', folder), `${JSON.stringify(interstateLines())}\n`)
