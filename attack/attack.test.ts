import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { attack } from './attack.ts'
import { holes } from './holes.ts'
import { moneyHoles } from './money-holes.ts'
import { probes } from './probes/all.ts'
import { changedBy, ownTree, treeWith } from './tree.ts'

async function attacked(tree: string, requests: number, tried = probes) {
  const folder = await mkdtemp(join(tmpdir(), 'roadcall-attack-test-'))
  try {
    const options = { requests, seed: 7, folder, withCells: false, probes: tried }
    return await attack(tree, options)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

it('finds nothing in two thousand generated requests, nor by any rule tried alone', async () => {
  const { findings, figures } = await attacked(ownTree, 2_000)
  expect([...findings]).toEqual([])
  expect(figures).toMatchObject({ 'answers 500 and above': 0, restarts: 0 })
})

it('finds a rule that was taken out, and knows of each hole where it is', async () => {
  for (const hole of [...holes, ...moneyHoles])
    expect((await changedBy(hole)).size).toBeGreaterThan(0)
  const [hole] = holes
  if (!hole) throw new Error('no holes')
  const { tree, remove } = await treeWith(hole)
  try {
    const { findings } = await attacked(tree, 100, probes.slice(0, 1))
    expect([...findings.keys()]).toContain('a suspended shop writes nothing')
  } finally {
    await remove()
  }
})
