import { constants } from 'node:fs'
import { access } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { Check } from './finding.ts'

export const checkDataFolder: Check = async ({ dataDir }) => {
  const what = 'data folder'
  const state = await stateOf(dataDir)
  if (state === 'writable') return [{ what, ok: true, words: dataDir }]
  if (state === 'not writable')
    return [{ what, ok: false, words: `${dataDir} cannot be written by this user` }]
  const words = `${dataDir} is not there yet; the first start makes it`
  const canBeMade = await canMake(dirname(dataDir))
  return [{ what, ok: canBeMade, words: canBeMade ? words : `${dataDir} cannot be made` }]
}

async function canMake(parent: string): Promise<boolean> {
  const state = await stateOf(parent)
  return state === 'missing' ? canMake(dirname(parent)) : state === 'writable'
}

async function stateOf(folder: string): Promise<'writable' | 'not writable' | 'missing'> {
  try {
    await access(folder, constants.W_OK | constants.X_OK)
    return 'writable'
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    return isMissing ? 'missing' : 'not writable'
  }
}
