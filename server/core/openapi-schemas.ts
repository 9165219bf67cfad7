import * as z from 'zod/mini'
import { instant, latitude, longitude, money, spoken, uuid } from '#contract/primitives.ts'
import { type Comments, plain } from './contract-comments.ts'
import { type ContractNames, nameOf } from './contract-names.ts'
import { enumMeanings } from './enum-meanings.ts'

type Way = 'input' | 'output'
export type Json = Record<string, unknown>

/** What is said of the small shapes that every noun uses. */
const small: [z.ZodMiniType, Json][] = [
  [uuid, { format: 'uuid', description: 'An id. Opaque: compare it, never read it.' }],
  [instant, { format: 'date-time', description: 'A moment, ISO 8601 in UTC.' }],
  [
    money,
    {
      pattern: '^-?\\d+\\.\\d\\d$',
      examples: ['185.00'],
      description: 'US dollars with two decimals, as text.',
    },
  ],
  [latitude, { description: 'Degrees north.' }],
  [longitude, { description: 'Degrees east; west is negative.' }],
  [spoken, { description: 'A sentence for people, in the language of the caller. It may change.' }],
]

/** Turns shapes into JSON Schema; those with a name become components that others refer to. */
export interface Schemas {
  /** `name` is for a shape that has none in the contract; `comments` are those that stand at it there. */
  of(schema: z.ZodMiniType, way: Way, name?: string, comments?: Comments): Json
  /** All that was named so far. */
  components(): Record<string, Json>
}

export function createSchemas({ shapes, comments }: ContractNames): Schemas {
  const known = { input: registryOf(shapes, inputName), output: registryOf(shapes, (name) => name) }
  const named = new Map<string, Json>()
  const ofShape = new Map(
    [...comments].map(([exported, found]) => [nameOf(exported), found] as const),
  )

  function keep(name: string, schema: Json, said: Comments | undefined) {
    if (named.has(name)) return
    named.set(name, schema)
    for (const [path, text] of said ?? []) say(schema, path.split('.'), text)
  }

  return {
    of(schema, way, name, said) {
      // A shape that only this call has is named after it.
      const id = name && isNameable(schema) && !shapes.has(schema) ? name : undefined
      if (id && !known[way].has(schema)) known[way].add(schema, { id })
      const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
        io: way,
        unrepresentable: 'any',
        metadata: known[way],
      })
      for (const [defined, json] of Object.entries(clean($defs ?? {}) as Record<string, Json>))
        keep(defined, json, defined === id ? said : ofShape.get(plainName(defined)))
      return clean(rest) as Json
    },
    components: () => Object.fromEntries(named),
  }
}

const inputName = (name: string) => `${name}In`
const plainName = (name: string) => name.replace(/In$/, '')

const isNameable = (schema: z.ZodMiniType) =>
  schema instanceof z.ZodMiniObject || schema instanceof z.ZodMiniUnion

function registryOf(shapes: ContractNames['shapes'], name: (of: string) => string) {
  const registry = z.registry<Json & { id?: string }>()
  for (const [shape, of] of shapes) registry.add(shape, { id: name(of) })
  for (const [shape, said] of small) registry.add(shape, said)
  return registry
}

/** Answers may get new fields, so nothing is closed; references lead to the components; lists of values say what they mean. */
function clean(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(clean)
  if (typeof value !== 'object' || value === null) return value
  const made: Json = {}
  for (const [key, inner] of Object.entries(value)) {
    if (key === 'additionalProperties' && inner === false) continue
    made[key] =
      key === '$ref' && typeof inner === 'string'
        ? inner.replace('#/$defs/', '#/components/schemas/')
        : clean(inner)
  }
  const meaning = enumMeanings.get(JSON.stringify(made.enum))
  if (meaning) made.description ??= meaning
  for (const [name, field] of Object.entries((made.properties ?? {}) as Record<string, Json>))
    if (isText(field)) field.description ??= meaningOfName(name)
  return made
}

/** What goes in is checked by shapes of its own; their names say what they are. */
function meaningOfName(name: string): string | undefined {
  if (/^id$|Id$/.test(name)) return 'An id. Opaque: compare it, never read it.'
  if (/At$/.test(name)) return 'A moment, ISO 8601 with a zone.'
  if (/price|amount|limit/i.test(name)) return 'US dollars, such as "185.00".'
  return undefined
}

/** A text of any kind, or none; lists of values say for themselves what they mean. */
function isText({ type, anyOf, enum: values }: Json): boolean {
  if (values) return false
  const types = [type].flat()
  return types.includes('string') || ((anyOf ?? []) as Json[]).some(isText)
}

/** Puts what a comment says at a field, wherever lists and nulls stand between. */
function say(schema: Json, path: readonly string[], text: string): void {
  const [field, ...rest] = path
  const holder = holderOf(schema)
  const properties = holder?.properties as Record<string, Json> | undefined
  const found = field === undefined ? undefined : properties?.[field]
  if (!properties || !found || field === undefined) return
  if (rest.length > 0) say(found, rest, text)
  // The text of the field beside that of its kind: shared objects stay as they are.
  else properties[field] = { ...found, description: plain(text) }
}

/** The object of a schema, through `items` and the choice of a null. */
function holderOf(schema: Json): Json | undefined {
  if (schema.properties) return schema
  if (schema.items) return holderOf(schema.items as Json)
  const choices = (schema.anyOf ?? schema.oneOf ?? []) as Json[]
  for (const choice of choices) {
    const holder = holderOf(choice)
    if (holder) return holder
  }
  return undefined
}

/**
 * The document with the names that a reader needs: a shape that only goes in has no need of a name of its own beside the one
 * that comes out, and what nothing refers to is left out.
 */
export function tidied<D extends { components: { schemas: Record<string, Json> } }>(
  document: D,
  kept: readonly string[],
): D {
  const { schemas } = document.components
  const isOnlyIn = (name: string) => name.endsWith('In') && !(plainName(name) in schemas)
  let text = JSON.stringify(document)
  for (const name of Object.keys(schemas).filter(isOnlyIn))
    text = text
      .replaceAll(`"#/components/schemas/${name}"`, `"#/components/schemas/${plainName(name)}"`)
      .replace(`"${name}":{`, `"${plainName(name)}":{`)
  const tidy = JSON.parse(text) as D // the same document with other names
  const needed = new Set<string>()
  const need = (value: unknown) => {
    for (const [, name = ''] of JSON.stringify(value).matchAll(
      /"#\/components\/schemas\/(\w+)"/g,
    )) {
      if (needed.has(name)) continue
      needed.add(name)
      need(tidy.components.schemas[name])
    }
  }
  need([{ ...tidy, components: { ...tidy.components, schemas: {} } }])
  for (const name of kept) need({ $ref: `#/components/schemas/${name}` })
  tidy.components.schemas = Object.fromEntries(
    Object.entries(tidy.components.schemas).filter(([name]) => needed.has(name)),
  )
  return tidy
}
