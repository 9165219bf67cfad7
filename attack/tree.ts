import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import type { Planted } from './holes.ts'

export const ownTree = resolve(import.meta.dirname, '..')

/** The files without the rule. Fails loudly where the source does not say any more what the hole takes out. */
export async function changedBy(hole: Planted): Promise<Map<string, string>> {
  const changed = new Map<string, string>()
  for (const { file, from, to } of hole.changes) {
    const text = changed.get(file) ?? (await readFile(join(ownTree, file), 'utf8'))
    const times = text.split(from).length - 1
    if (times !== 1)
      throw new Error(`${hole.name}: ${file} has ${times} times what it takes out: ${from}`)
    changed.set(
      file,
      text.replace(from, () => to),
    )
  }
  return changed
}

/** What the server needs that is attacked. */
const server = ['server', 'contract', 'attack/target.ts', 'package.json']

/**
 * A copy of the server, in a folder for the time being, from which one rule has been taken out. The product itself has no
 * switch for that.
 */
export async function treeWith(
  hole: Planted,
  names: readonly string[] = server,
): Promise<{ tree: string; remove(): Promise<void> }> {
  const tree = await mkdtemp(join(tmpdir(), 'roadcall-attack-'))
  const remove = () => rm(tree, { recursive: true, force: true })
  try {
    for (const name of names) await cp(join(ownTree, name), join(tree, name), { recursive: true })
    await symlink(join(ownTree, 'node_modules'), join(tree, 'node_modules'))
    for (const [file, text] of await changedBy(hole)) await writeFile(join(tree, file), text)
    return { tree, remove }
  } catch (error) {
    await remove()
    throw error
  }
}
