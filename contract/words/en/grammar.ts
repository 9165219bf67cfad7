import { grammarOf } from '../grammar.ts'

export const { number, plural, list, money, percent, duration, minutes, moment, day, zone } =
  grammarOf('en-US')

/** What a person has typed, as a sentence: what is said after it does not run into it. */
export const asSentence = (words: string) =>
  /[.!?…]$/.test(words.trim()) ? words : `${words.trim()}.`
