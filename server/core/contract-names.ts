import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as z from 'zod/mini'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Comments, commentsIn } from './contract-comments.ts'

/** What the contract calls its endpoints and shapes, and says of their fields: the names and the comments of its own files. */
export interface ContractNames {
  endpoints: ReadonlyMap<Endpoint, string>
  shapes: ReadonlyMap<z.ZodMiniType, string>
  /** By the name of an export, then by the path of a field. */
  comments: ReadonlyMap<string, Comments>
}

const folder = new URL('../../contract/', import.meta.url)

let names: Promise<ContractNames> | undefined

/** Read once, when somebody first asks for the document. */
export const contractNames = (): Promise<ContractNames> => {
  names ??= read()
  return names
}

async function read(): Promise<ContractNames> {
  const endpoints = new Map<Endpoint, string>()
  const shapes = new Map<z.ZodMiniType, string>()
  const comments = new Map<string, Comments>()
  const files = readdirSync(fileURLToPath(folder)).filter((name) => /^[\w-]+\.ts$/.test(name))
  for (const file of files.sort()) {
    const module: Record<string, unknown> = await import(new URL(file, folder).href)
    for (const [name, value] of Object.entries(module)) {
      if (isEndpoint(value)) endpoints.set(value, endpoints.get(value) ?? name)
      // Texts and numbers of one kind are said where they stand; what has fields has a name.
      if (value instanceof z.ZodMiniObject || value instanceof z.ZodMiniUnion)
        shapes.set(value, shapes.get(value) ?? nameOf(name))
    }
    for (const [name, found] of commentsIn(readFileSync(new URL(file, folder), 'utf8')))
      comments.set(name, found)
  }
  return { endpoints, shapes: alone(shapes), comments }
}

export const nameOf = (exported: string) => `${exported[0]?.toUpperCase()}${exported.slice(1)}`

/** Two modules may use one name for two shapes: the second gets a number. */
function alone(shapes: Map<z.ZodMiniType, string>): Map<z.ZodMiniType, string> {
  const taken = new Set<string>()
  for (const [shape, name] of shapes) {
    let own = name
    for (let number = 2; taken.has(own); number++) own = `${name}${number}`
    taken.add(own)
    shapes.set(shape, own)
  }
  return shapes
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'caller' in value
