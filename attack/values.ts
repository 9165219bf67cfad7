import type { Random } from './random.ts'

/** What of JSON Schema our schemas turn into. */
export interface JsonSchema {
  type?: string | string[]
  enum?: unknown[]
  const?: unknown
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
  properties?: Record<string, JsonSchema>
  required?: string[]
  items?: JsonSchema
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  exclusiveMinimum?: number
  minItems?: number
  maxItems?: number
}

export interface Pool {
  /** Of things that are there, whosever they are. */
  ids: readonly string[]
  /** Tokens of links that somebody holds. */
  tokens: readonly string[]
}

const words = ['Blown steer tire', 'Behind the guard rail', 'Gate 4', 'ok', 'Needs a tow', 'Résumé']

/** What a field is called says what its schema cannot: how a phone number or a price is written. */
const byName: readonly [name: RegExp, values: readonly string[]][] = [
  [/phone/i, ['+15125550111', '(512) 555-0112', '512 555 0113']],
  [/email/i, ['fuzz-a@example.com', 'fuzz-b@example.com']],
  [/price|limit|amount|cost/i, ['99.00', '185.50', '12']],
  [/password/i, ['quiet-lantern-43', 'brass-kettle-17']],
  [/username/i, ['fuzz-user-1', 'fuzz-user-2', 'boss']],
  [/location|address/i, ['Waco, TX', '1100 Congress Ave, Austin, TX 78701']],
  [/state/i, ['TX', 'OK']],
  [/duration|eta/i, ['30 minutes', '45 minutes']],
  [/at$|time|until|from$|on$/i, ['2026-12-24T10:00:00.000Z', '2026-11-30']],
  [/vin/i, ['1FUJGLDR5CLBP8834']],
  [/before|after/i, ['1', '500']],
  [/service/i, ['roadside_tire', 'tire_service', 'towing']],
  [/plan|pattern/i, ['PO-{n}']],
]

/** A value that this schema asks for, as far as a schema says it. */
export function valueFor(schema: JsonSchema, name: string, random: Random, pool: Pool): unknown {
  if ('const' in schema) return schema.const
  if (schema.enum) return random.pick(schema.enum)
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (choices?.length) return valueFor(random.pick(choices), name, random, pool)
  const type = Array.isArray(schema.type) ? random.pick(schema.type) : schema.type
  if (type === 'object') return objectOf(schema, random, pool)
  if (type === 'array') {
    const { minItems = 0, maxItems = 3, items = {} } = schema
    const length = Math.min(maxItems, minItems + random.int(3))
    return Array.from({ length }, () => valueFor(items, name, random, pool))
  }
  if (type === 'boolean') return random.chance(0.5)
  if (type === 'null') return null
  if (type === 'number' || type === 'integer') return numberOf(schema, name, random)
  return textOf(schema, name, random, pool)
}

export function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  random: Random,
  pool: Pool,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(properties)
      .filter(([name]) => required.includes(name) || random.chance(0.5))
      .map(([name, of]) => [name, valueFor(of, name, random, pool)]),
  )
}

function numberOf(schema: JsonSchema, name: string, random: Random): number {
  if (/^lat/.test(name)) return 30 + random.int(1000) / 1000
  if (/^(lng|lon)/.test(name)) return -98 + random.int(1000) / 1000
  const least = schema.minimum ?? schema.exclusiveMinimum ?? 0
  const most = Math.min(schema.maximum ?? least + 100, least + 10_000)
  return Math.floor(least) + random.int(Math.max(1, Math.floor(most - least) + 1))
}

function textOf(schema: JsonSchema, name: string, random: Random, pool: Pool): string {
  if (schema.format === 'uuid' || /id$/i.test(name)) return random.pick(pool.ids)
  if (/token/i.test(name)) return random.pick(pool.tokens)
  if (schema.format === 'date-time') return '2026-12-24T10:00:00.000Z'
  const known = byName.find(([form]) => form.test(name))
  const text = random.pick(known ? known[1] : words)
  const { minLength = 0, maxLength = 10_000 } = schema
  return text.padEnd(minLength, ' x').slice(0, maxLength)
}
