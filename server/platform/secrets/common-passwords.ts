import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

let list: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password stands on the list of the 49,000 most common ones (rules C21), in capitals or not. The list is
 * read at the first question (some 15 ms, 4 MB) and kept.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  list ??= readList()
  return (await list).has(password.normalize('NFKC').toLowerCase())
}

/** The frequency list of zxcvbn-ts (MIT), all in lower case. */
async function readList(): Promise<ReadonlySet<string>> {
  const file = createRequire(import.meta.url).resolve(
    '@zxcvbn-ts/language-common/src/passwords.json',
  )
  const passwords: string[] = JSON.parse(await readFile(file, 'utf8'))
  return new Set(passwords)
}
