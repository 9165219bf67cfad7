import { isGroup, type Translation, type Words } from './words.ts'

/** English with an accent on every letter and two fifths longer: what stays plain has escaped the catalogue. */
export const pseudoTranslation: Translation = (_, english) => accented(english) as Words

function accented(word: unknown): unknown {
  if (typeof word === 'string') return accentedText(word, [])
  if (typeof word === 'function')
    return (...given: unknown[]) => {
      const made: unknown = word(...given)
      return typeof made === 'string' ? accentedText(made, textsIn(given)) : accented(made)
    }
  if (Array.isArray(word)) return word.map(accented)
  if (!isGroup(word)) return word
  return Object.fromEntries(Object.entries(word).map(([name, part]) => [name, accented(part)]))
}

/** What a sentence was made of: names, amounts, words that are accented already. They stay as they are. */
function textsIn(given: unknown): string[] {
  if (typeof given === 'string') return given.length > 1 ? [given] : []
  if (typeof given !== 'object' || given === null) return []
  return Object.values(given).flatMap(textsIn)
}

/** Addresses, places to fill in, tags and entities are no words. */
const noWords = String.raw`https?://\S+|[\w.+-]+@[\w-]+\.[\w.-]+|\{[^}]*\}|</?[a-z][^>]*>|&#?\w+;`

function accentedText(text: string, kept: readonly string[]): string {
  const longestFirst = [...kept].sort((one, other) => other.length - one.length)
  const stays = new RegExp([...longestFirst.map(literally), noWords].join('|'), 'g')
  let from = 0
  let made = ''
  for (const { 0: found, index } of text.matchAll(stays)) {
    made += withAccents(text.slice(from, index)) + found
    from = index + found.length
  }
  return made + withAccents(text.slice(from))
}

/** `RegExp.escape` is not in every browser yet. */
const literally = (text: string) => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')

const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const accents = [...'ÅƁÇÐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽåƀçđéƒĝĥîĵķļɱñöþǫŕšţûṽŵẋýž']

/** A vowel stands twice: that makes texts longer as a language of longer words does, not by a tail that can be cut off. */
const withAccents = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => {
    const accent = accents[plain.indexOf(letter)] ?? letter
    return /[aeiou]/.test(letter) ? accent + accent : accent
  })
