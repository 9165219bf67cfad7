import { createHash, randomInt } from 'node:crypto'

/** No letters that are mistaken for others when somebody reads them out. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789'
const length = 14

/** A code that signs in once, instead of a password that nobody has chosen yet: about 69 random bits, in groups. */
export function newFirstCode(): string {
  const all = Array.from({ length }, () => letters[randomInt(letters.length)]).join('')
  return inGroups(all)
}

/** As it is kept. The code is random, so that, as with the tokens of links, a plain hash protects it. Typed with its dashes or without. */
export const hashFirstCode = (code: string): Buffer =>
  createHash('sha256')
    .update(inGroups(code.toLowerCase().replace(/[\s-]/g, '')))
    .digest()

const inGroups = (code: string): string => code.replace(/^(.{5})(.{5})(.{4})$/, '$1-$2-$3')
