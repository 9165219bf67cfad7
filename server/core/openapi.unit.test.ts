import { beforeAll, expect, test } from 'vitest'
import { contractNames } from './contract-names.ts'
import { openApi } from './openapi.ts'
import type { Json } from './openapi-schemas.ts'

let document: ReturnType<typeof openApi>
beforeAll(async () => {
  const names = await contractNames()
  document = openApi([...names.endpoints.keys()], 'https://roadcall.example', names)
})

const operations = () =>
  Object.values(document.paths).flatMap((methods) => Object.values(methods) as Json[])

/** Every schema with the name of the field it stands at. */
function fields(): [string, Json][] {
  const found: [string, Json][] = []
  const walk = (value: unknown): void => {
    if (Array.isArray(value)) value.forEach(walk)
    else if (typeof value === 'object' && value !== null) {
      const { properties } = value as { properties?: Record<string, Json> }
      if (properties) found.push(...Object.entries(properties))
      Object.values(value).forEach(walk)
    }
  }
  walk(document)
  return found
}

const said = (schema: Json): string => {
  const choices = (schema.anyOf ?? []) as Json[]
  return [schema, ...choices].map(({ description }) => description ?? '').join('')
}

test('each call has the name that the contract gives it, once', () => {
  const ids = operations().map(({ operationId }) => String(operationId))
  expect(ids).toContain('submitBid')
  expect(ids.filter((id) => !/^[a-z][A-Za-z0-9]+$/.test(id))).toEqual([])
  expect(new Set(ids).size).toBe(ids.length)
})

test('what it refers to is there', () => {
  const referred = [
    ...JSON.stringify(document).matchAll(/"\$ref":"#\/components\/(\w+)\/([\w-]+)"/g),
  ]
  const components = document.components as Record<string, Record<string, unknown>>
  expect(referred.length).toBeGreaterThan(100)
  expect(referred.filter(([, kind = '', name = '']) => !components[kind]?.[name])).toEqual([])
})

test('it speaks no word that only the house knows', () => {
  const text = JSON.stringify(document)
  expect(text.match(/\((?:rules|architecture|S\d)[^)]*\)|rules [A-Z]\d/g)).toBeNull()
})

test('ids, moments and money say what they are', () => {
  const silent = fields().filter(
    ([name, schema]) =>
      /(^id|Id|At|[pP]rice|amount)$/.test(name) && isText(schema) && !said(schema),
  )
  expect(silent.map(([name]) => name)).toEqual([])
  const [, created] = fields().find(([name]) => name === 'createdAt') ?? []
  expect(created).toMatchObject({ format: 'date-time' })
})

const isText = ({ type, anyOf, enum: values }: Json): boolean =>
  !values && ([type].flat().includes('string') || ((anyOf ?? []) as Json[]).some(isText))

test('statuses say what each value means', () => {
  const text = JSON.stringify(document)
  for (const meaning of ['open: waits for a bid to be accepted', 'en_route: on the way'])
    expect(text).toContain(meaning)
})

test('comments of the contract stand at their fields', () => {
  const { RequestForBoard } = document.components.schemas as Record<string, Json>
  const properties = (RequestForBoard?.properties ?? {}) as Record<string, Json>
  expect(properties.towMiles?.description).toMatch(/^From there to the town of the drop-off/)
})

test('every part of the API has a tag that says what it is', () => {
  const known = new Set(document.tags.map(({ name }) => name))
  const used = new Set(operations().flatMap(({ tags }) => tags as string[]))
  expect([...used].filter((tag) => !known.has(tag))).toEqual([])
})

test('a call says which permissions open it to a key', () => {
  const submit = operations().find(({ operationId }) => operationId === 'submitBid')
  expect(submit).toMatchObject({ 'x-scopes': ['bid'] })
  expect(submit?.security).toContainEqual({ apiKey: [] })
  const password = operations().find(({ operationId }) => operationId === 'changePassword')
  expect(password).not.toHaveProperty('x-scopes')
  expect(password?.security).toEqual([{ session: [] }])
})
