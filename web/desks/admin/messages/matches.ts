import type { MessageTemplate } from '#contract/message-templates.ts'

/** Does a message have all these words, in its name or in what it says? */
export function matches({ code, mail, sms }: MessageTemplate, words: string): boolean {
  const said = [code, mail?.subject, mail?.text, sms?.text].join(' ').toLowerCase()
  return words
    .toLowerCase()
    .split(/\s+/)
    .every((word) => said.includes(word))
}
