/** A mail as plain text: what it says, its one link on a line of its own, and why it was sent. */
export const mailText = ({
  lines,
  link,
  why,
}: {
  lines: readonly string[]
  link?: string
  why: string
}): string => [...lines, ...(link ? [link] : []), why].join('\n\n')
