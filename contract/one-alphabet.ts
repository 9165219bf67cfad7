/** Alphabets that share the forms of letters. */
const alike = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
]
/** Latin letters that no language of names writes: they only look like others. */
const phonetic = /[\u0250-\u02af\u1d00-\u1dbf\ua720-\ua7ff\uab30-\uab6f]/
/** Letters of Cyrillic, Greek and Armenian in which a Latin name can be written whole. */
const latinForms = /^[аАВеЕЗіІјЈкКмМНоОрРсСТуУхХѕЅһԁԛԝӏүҮΑΒΕΖΗΙΚΜΝΟΡΤΥΧαικνορτυχϲϳօհոսցզՍՏՕ]+$/u

/** Wide, bold or round letters: in plain form they are others. */
const isStyled = (one: string) => {
  const simple = one.normalize('NFKC')
  // What cannot be seen has a refusal of its own.
  if (simple === one || /\p{DI}/u.test(one)) return false
  return /[\p{L}\p{Nd}]/u.test(one) || /^[a-z]$/i.test(simple)
}

/**
 * Is a name written in the letters of one alphabet, and in plain ones? "ѕecadmin" with a Cyrillic first letter would pass for
 * another, and so would a name all of whose letters look like Latin ones, or letters made wide, bold or round.
 */
export function isOneAlphabet(name: string): boolean {
  const composed = name.normalize('NFC')
  if ([...composed].some(isStyled) || /\p{Script=Latin}\p{Mn}/u.test(composed)) return false
  const letters = [...composed].filter((one) => /\p{L}/u.test(one)).join('')
  if (phonetic.test(letters) || alike.filter((alphabet) => alphabet.test(letters)).length > 1)
    return false
  return letters === '' || !latinForms.test(letters)
}
