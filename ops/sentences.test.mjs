import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

// Every sentence that a person reads stands in contract/words/ (docs/decisions/033-sayings.md).

const root = fileURLToPath(new URL('..', import.meta.url))

/** What callers send and read by these very letters, though people could read it as words. */
const wireValues = {
  // Codes of states, makes of trucks, the hours and the services of a fleet's form as the specification sends them.
  'contract/catalogue.ts': [
    'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND ',
    'OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY Canada Mexico',
    'Western Star',
    'Emergency Only',
    'Roadside Truck Repair',
    'Towing Service',
    'Tire Change Service',
    'Battery Service',
    'Truck Wash',
    'Emergency Services',
  ],
  // A make of trucks, as its list in the catalogue spells it.
  'contract/truck-class.ts': ['Western Star'],
  // The options of the profile wizard, kept as the specification spells them.
  'contract/provider-profile.ts': [
    'Emergency Only',
    'Heavy Duty Tow Truck',
    'Flatbed Truck',
    'Service Van',
    'Mobile Crane',
    'Diagnostic Tools',
    'Welding Equipment',
    'Air Compressor',
    'Battery Charger',
    'Tire Repair Kit',
    'Commercial License',
  ],
}

const sources = (folder) =>
  readdirSync(join(root, folder), { recursive: true })
    .map((name) => join(folder, name).split(sep).join('/'))
    .filter((file) => /\.ts$/.test(file) && !/\.test\.ts$/.test(file))

/** Calls `see` with every node of a file and those it stands in, the nearest first. */
function walk(file, see) {
  const text = readFileSync(join(root, file), 'utf8')
  const { program, errors } = parseSync(file, text)
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0].message}`)
  const visit = (value, above) => {
    if (Array.isArray(value)) for (const one of value) visit(one, above)
    else if (typeof value?.type === 'string') {
      see(value, above)
      const below = [value, ...above]
      for (const [name, part] of Object.entries(value)) if (name !== 'type') visit(part, below)
    }
  }
  visit(program, [])
}

/** What a text in the code says, a template with … where something is put in; null for what is none. */
function textOf(node) {
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : null
  if (node.type !== 'TemplateLiteral') return null
  return node.quasis.map(({ value }) => value.cooked).join('…')
}

/** Two words of which the first begins with a capital, or words that end as a sentence does. */
const isSentence = (text) =>
  /^[“"]?\p{Lu}[\p{L}’'-]*[,:]? +[\p{L}\d“"…($]/u.test(text) || /\p{L} .*[.!?]”?$/su.test(text)

const keyOf = (node) => node?.type === 'Property' && (node.key.name ?? node.key.value)

/** The sentences of a file, without those of the documentation of calls, which stays English. */
function sentencesIn(file) {
  const found = []
  walk(file, (node, above) => {
    const text = textOf(node)
    if (text === null || !isSentence(text)) return
    if (above.some((one) => keyOf(one) === 'summary')) return
    found.push(text)
  })
  return found
}

const refusing = new Set(['Refusal', 'wrongField', 'refusalAt'])

test('a refusal carries a saying, not a sentence', () => {
  const written = sources('server').flatMap((file) => {
    const found = []
    walk(file, (node, above) => {
      const text = textOf(node)
      if (text === null || !/\p{L} +\p{L}/u.test(text)) return
      if (above.some(({ callee }) => refusing.has(callee?.name))) found.push(`${file}: ${text}`)
    })
    return found
  })
  expect(written).toEqual([])
})

test('the contract holds no sentence outside of its words', () => {
  const spoken = sources('contract')
    .filter((file) => !file.startsWith('contract/words/'))
    .flatMap((file) =>
      sentencesIn(file)
        .filter((text) => !(wireValues[file] ?? []).includes(text))
        .map((text) => `${file}: ${text}`),
    )
  expect(spoken).toEqual([])
})

test('each value of the wire that reads like a sentence is still there', () => {
  const gone = Object.entries(wireValues).flatMap(([file, values]) => {
    const found = new Set(sentencesIn(file))
    return values.filter((value) => !found.has(value)).map((value) => `${file}: ${value}`)
  })
  expect(gone).toEqual([])
})
