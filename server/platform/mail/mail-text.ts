/** Something else that can be done by a link: what it does, and the link below it. */
export interface MailDeed {
  text: string
  link: string
}

/** A mail as plain text: what it says, its link on a line of its own, what else can be done, and why it was sent. */
export const mailText = ({
  lines,
  deeds = [],
  link,
  why,
}: {
  lines: readonly string[]
  deeds?: readonly MailDeed[]
  link?: string
  why: string
}): string =>
  [
    ...lines,
    ...(link ? [link] : []),
    ...deeds.map((deed) => `${deed.text}\n${deed.link}`),
    why,
  ].join('\n\n')
