/** Something else that can be done by a link: what it does, and the link below it. */
export interface MailDeed {
  text: string
  link: string
}

/** What a mail says, before it has a form. */
export interface Letter {
  subject: string
  lines: readonly string[]
  /** Where its reader goes, and the words of the button that leads there. */
  to?: { link: string; button: string }
  deeds?: readonly MailDeed[]
  why: string
}
