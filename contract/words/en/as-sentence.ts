/** What a person has typed, as a sentence: what is said after it does not run into it. */
export const asSentence = (words: string) =>
  /[.!?…]$/.test(words.trim()) ? words : `${words.trim()}.`
