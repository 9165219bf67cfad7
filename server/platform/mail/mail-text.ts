import type { Letter } from './letter.ts'

/** A mail as plain text: what it says, its link on a line of its own, what else can be done, and why it was sent. */
export const mailText = ({ lines, deeds = [], to, why }: Letter): string =>
  [
    ...lines,
    ...(to ? [to.link] : []),
    ...deeds.map((deed) => `${deed.text}\n${deed.link}`),
    why,
  ].join('\n\n')
