/** Keys that have got their answer: the same words said once more are another deed, for which the server must not repeat that answer. */
const answered = new Set<string>()

export const isAnswered = (key: string): boolean => answered.has(key)

export const setAnswered = (key: string): void => void answered.add(key)
