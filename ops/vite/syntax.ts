import { dirname, resolve } from 'node:path'
import { web } from './web-root.ts'

export const contract = resolve(web, '../contract')

/** A piece of code, as the parser has it. */
export interface Node {
  type: string
  start: number
  end: number
  [part: string]: unknown
}
export interface Named {
  imported: string
  local: string
}
export interface Import {
  from: string
  names: readonly Named[]
  node: Node
}
export const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof Reflect.get(value, 'type') === 'string'

export const nameOf = (value: unknown) => (isNode(value) ? String(value.name ?? value.value) : '')

export function importsIn(body: readonly Node[]): Import[] {
  return body
    .filter(({ type, importKind }) => type === 'ImportDeclaration' && importKind !== 'type')
    .map((node) => ({
      node,
      from: nameOf(node.source),
      names: (node.specifiers as Node[])
        .filter(({ importKind }) => importKind !== 'type')
        .map(({ type, imported, local }) => ({
          imported: type === 'ImportSpecifier' ? nameOf(imported) : '*',
          local: nameOf(local),
        })),
    }))
}

export const fileOf = (from: string, importer: string): string =>
  from.startsWith('#contract/')
    ? resolve(contract, from.slice('#contract/'.length))
    : from.startsWith('.')
      ? resolve(dirname(importer), from)
      : from
