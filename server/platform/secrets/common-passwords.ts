import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

let list: Promise<ReadonlySet<string>> | undefined

/**
 * Whether a password is among the first that anybody guesses (rules C21), in capitals or not: on the list of the 49,000
 * most common ones, one of the patterns that the list leaves out, our own name, or a name of its owner (`own`: username,
 * email, full name). The list is read at the first question (some 15 ms, 4 MB) and kept.
 */
export async function isCommonPassword(
  password: string,
  own: readonly (string | null)[] = [],
): Promise<boolean> {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isRepeated(plain) || isSequence(plain) || isName(plain, ['roadcall', ...own])) return true
  list ??= readList()
  return (await list).has(plain)
}

/** Is it a name of its owner, alone or with little around it? Then that is what is said of it. */
export const isOwnName = (password: string, own: readonly (string | null)[]): boolean =>
  isName(password.normalize('NFKC').toLowerCase(), own)

/** "aaaaaa", "121212", "abcabc", blanks alone. */
const isRepeated = (plain: string) => /^(.{1,3}?)\1+$/u.test(plain)

/** "654321", "abcdef", "7890123": each letter or digit follows the one before it, up or down. */
function isSequence(plain: string): boolean {
  if (!/^(?:[a-z]{4,}|\d{4,})$/.test(plain)) return false
  const steps = [...plain.slice(1)].map((_, at) => plain.charCodeAt(at + 1) - plain.charCodeAt(at))
  return [1, -1].some((way) => steps.every((step) => step === way || step === -9 * way))
}

/** A name alone, or with a few digits and signs around it: "roadcall1", "dale.whitcomb!". */
function isName(plain: string, names: readonly (string | null)[]): boolean {
  const letters = (text: string) => text.replace(/[^\p{L}]/gu, '')
  const rest = plain.length - letters(plain).length
  return names.some((name) => {
    const known = letters((name ?? '').split('@')[0]?.toLowerCase() ?? '')
    return known.length >= 3 && letters(plain) === known && rest <= 6
  })
}

/** The frequency list of zxcvbn-ts (MIT), all in lower case. */
async function readList(): Promise<ReadonlySet<string>> {
  const file = createRequire(import.meta.url).resolve(
    '@zxcvbn-ts/language-common/src/passwords.json',
  )
  const passwords: string[] = JSON.parse(await readFile(file, 'utf8'))
  return new Set(passwords)
}
