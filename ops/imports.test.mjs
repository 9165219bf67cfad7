import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'

// Imports point one way (architecture §1): a folder may use what stands to its left.

const root = fileURLToPath(new URL('..', import.meta.url))

const serverOrder = [
  'geo',
  'platform',
  'postgres',
  'core',
  'auth',
  'security',
  'site',
  'fleets',
  'drivers',
  'units',
  'providers',
  'verification',
  'payments',
  'asking',
  'deals',
  'trips',
  'views',
  'technicians',
  'people',
  'keys',
  'language',
  'photos',
  'proofs',
  'changes',
  'invoices',
  'cards',
  'disputes',
  'chargebacks',
  'payouts',
  'fleet-terms',
  'reconciliation',
  'reviews',
  'messaging',
  'notifications',
  'ageing',
  'own-data',
  'backup',
  'api',
  'admin',
]
/** Three shelves: the kit knows no thing of the market, a thing no desk. Words, styles and addresses are everybody's. */
const webOrder = [
  'styles',
  'languages',
  'kit/ui',
  'kit/api',
  'kit/map',
  'kit/places',
  'kit/unsaved',
  'kit',
  'things/rules',
  'things/terms',
  'things/reviews',
  'things/photos',
  'things/proofs',
  'things/auth',
  'things/own-data',
  'things/notifications',
  'things/shell',
  'things/verification',
  'things/requests',
  'things/shop-place',
  'things/messaging',
  'things/jobs',
  'things/presses',
  'things/bills',
  'things/offers',
  'things/outbox',
  'things/people',
  'things/programs',
  'desks',
]

/** Packages that make sense on one side only. */
const serverOnly =
  /^(fastify|@fastify\/|pg$|kysely|graphile-worker|nodemailer|pino|prom-client|@node-rs\/)/
const browserOnly = /^(react|preact|@tanstack\/|radix-ui|lucide-react|maplibre-gl|react-)/

const sources = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => join(folder, name).split(sep).join('/'))

const statement = /(?:^|\n)\s*(?:import|export)\s(?:[^'"`;]*?\sfrom\s*)?['"]([^'"]+)['"]/g
const call = /\bimport\(\s*['"]([^'"]+)['"]/g

/** What a file imports: our own files by their path from the root, packages by their name. */
function importsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(statement), ...text.matchAll(call)].map(([, specifier]) => {
    if (specifier.startsWith('#contract/')) return specifier.slice(1)
    if (!specifier.startsWith('.')) return specifier
    return relative(root, join(root, dirname(file), specifier))
      .split(sep)
      .join('/')
  })
}

const isOurs = (specifier) =>
  /^(attack|contract|server|demo|cli|web|bench|faults|trips|e2e|ops)\//.test(specifier)
const isTest = (file) => /\.(test\.tsx?|rows\.ts)$/.test(file) || file.startsWith('server/testing/')

/** Words by which a file would know what the product is about. A “job” is the queue's there, a “request” HTTP's. */
const market = new Set(
  'bid bidder board carrier customer dispatcher driver fleet guest haul holiday load market mechanic owner provider review roadside shop technician tow towing trade trailer truck trucker unit vehicle verification'
    .split(' ')
    .flatMap((word) => [word, `${word}s`]),
)

/** What the library for queries calls the parts of a connection. */
const partsOfConnection = /\b(?:with)?ConnectionProvider\b|\b(?:Dummy|create)Driver\b|\bdriver:/g

/** The words of a file's code: `technicianLink` is “technician” and “link”. What comments say is not meant. */
function wordsOf(file) {
  const text = readFileSync(join(root, file), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/(^|\s)\/\/.*$/gm, '')
    .replaceAll(partsOfConnection, '')
  return [...text.matchAll(/[A-Z]?[a-z]+|[A-Z]+/g)].map(([word]) => word.toLowerCase())
}

/** Every import of `folder` for which `why` finds a reason against it. */
const wrong = (folder, why) =>
  sources(folder).flatMap((file) =>
    importsOf(file).flatMap((specifier) => {
      const reason = why(file, specifier)
      return reason ? [`${file} imports ${specifier}: ${reason}`] : []
    }),
  )

/** What puts the parts together stands right of them all: the files beside the folders. */
const serverPlace = (path) => {
  const [, folder = '', file] = path.split('/')
  return file === undefined ? serverOrder.length : serverOrder.indexOf(folder)
}

const webPlace = (path) => {
  const [, shelf = '', folder, file] = path.split('/')
  if (shelf === 'desks') return webOrder.indexOf('desks')
  const isShelf = shelf === 'kit' || shelf === 'things'
  const place = webOrder.indexOf(isShelf && file !== undefined ? `${shelf}/${folder}` : shelf)
  return place === -1 && folder === undefined ? webOrder.length : place
}
const deskOf = (path) => /^web\/desks\/([^/]+)\//.exec(path)?.[1]

/** The files that lead back to themselves, each way round once. */
function circles(folders) {
  const files = folders.flatMap(sources).filter((file) => !isTest(file))
  const next = new Map(files.map((file) => [file, importsOf(file).filter((to) => to !== file)]))
  const found = []
  const state = new Map()
  const walk = (file, way) => {
    state.set(file, 'open')
    for (const to of next.get(file) ?? []) {
      if (state.get(to) === 'open') found.push([...way.slice(way.indexOf(to)), to].join(' > '))
      else if (!state.has(to) && next.has(to)) walk(to, [...way, to])
    }
    state.set(file, 'done')
  }
  for (const file of files) if (!state.has(file)) walk(file, [file])
  return found
}

describe('imports point one way', () => {
  test('the contract imports itself only, beside zod and what reads phone numbers', () => {
    const other = (file, specifier) =>
      !isTest(file) &&
      !/^(zod(\/mini)?$|libphonenumber-js\/min$|contract\/)/.test(specifier) &&
      'it must stay pure'
    expect(wrong('contract', other)).toEqual([])
  })

  test('the server imports neither the web nor packages of the browser', () => {
    const foreign = (_file, specifier) =>
      (/^(attack|demo|cli|web|bench|faults|trips|e2e)\//.test(specifier) ||
        browserOnly.test(specifier)) &&
      'not for the server'
    expect(wrong('server', foreign)).toEqual([])
  })

  test('the web imports neither the server nor packages of the server', () => {
    const foreign = (file, specifier) =>
      !isTest(file) &&
      (/^(server|demo|cli|bench|faults|e2e)\//.test(specifier) ||
        serverOnly.test(specifier) ||
        specifier.startsWith('node:') ||
        builtinModules.includes(specifier)) &&
      'not for the browser'
    expect(wrong('web', foreign)).toEqual([])
  })

  test('a folder of the server uses only what stands to its left', () => {
    const upward = (file, specifier) =>
      !isTest(file) &&
      specifier.startsWith('server/') &&
      (specifier.startsWith('server/testing/')
        ? 'only tests and the demo may'
        : serverPlace(specifier) > serverPlace(file) && 'it stands to the right')
    expect(wrong('server', upward)).toEqual([])
  })

  test('the platform knows of the contract only how calls, refusals, tables and words are written', () => {
    const domain = (_file, specifier) =>
      specifier.startsWith('contract/') &&
      !/^contract\/(csv|endpoint|primitives|problem|words\/(languages|sayings|words|en\/platform(-input)?))\.ts$/.test(
        specifier,
      ) &&
      'that is the product’s'
    expect(wrong('server/platform', domain)).toEqual([])
  })

  test('the platform speaks no word of the market', () => {
    const spoken = sources('server/platform')
      .filter((file) => !isTest(file))
      .flatMap((file) =>
        wordsOf(file)
          .filter((word) => market.has(word))
          .map((word) => `${file}: ${word}`),
      )
    expect(spoken).toEqual([])
  })

  test('nobody imports notifications, which see of the others only event types', () => {
    const against = (file, specifier) =>
      !isTest(file) &&
      serverPlace(file) < serverOrder.length &&
      specifier.startsWith('server/notifications/') &&
      !file.startsWith('server/notifications/') &&
      'nobody does'
    expect(wrong('server', against)).toEqual([])
  })

  test('a folder of the web uses only what stands to its left', () => {
    const upward = (file, specifier) =>
      specifier.startsWith('web/') &&
      webPlace(specifier) > webPlace(file) &&
      'it stands to the right'
    expect(wrong('web', upward)).toEqual([])
  })

  test('no desk imports another desk', () => {
    const across = (file, specifier) =>
      deskOf(file) && deskOf(specifier) && deskOf(file) !== deskOf(specifier) && 'another desk'
    expect(wrong('web', across)).toEqual([])
  })

  test('no file leads back to itself', () => {
    expect(circles(['contract', 'server', 'demo', 'cli', 'web'])).toEqual([])
  })

  test('every folder of the web has its place in the order', () => {
    const unknown = sources('web').filter((file) => webPlace(file) === -1)
    expect(unknown).toEqual([])
  })

  test('every import of ours names its file with its ending', () => {
    const bare = (_file, specifier) =>
      isOurs(specifier) && !/\.\w+(\?\w+(&\w+)*)?$/.test(specifier) && 'the ending is missing'
    expect([...wrong('contract', bare), ...wrong('server', bare), ...wrong('web', bare)]).toEqual(
      [],
    )
  })
})

describe('style sheets', () => {
  test('every file in which a style sheet looks for classes is there', () => {
    const sheets = readdirSync(join(root, 'web'), { recursive: true }).filter((name) =>
      name.endsWith('.css'),
    )
    const missing = sheets.flatMap((sheet) => {
      const text = readFileSync(join(root, 'web', sheet), 'utf8')
      return [...text.matchAll(/@source (?:not )?"([^"]+)"/g)]
        .map(([, path]) => join('web', dirname(sheet), path))
        .filter((path) => !existsSync(join(root, path.replace(/\/[^/]*\*[^/]*$/, ''))))
    })
    expect(missing).toEqual([])
  })
})
