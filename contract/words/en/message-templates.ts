import type { MessageGroup } from '../../message-templates.ts'
import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** Every email and text as it looks, for operators. */
export const messageWords = area('messageWords', {
  title: 'Emails and texts',
  lead: 'Every email and text that Roadcall sends, with made-up names and numbers. Nothing is sent from here.',
  open: 'See every email and text as it looks',
  language: 'Language',
  find: 'Find by word',
  nothingTitle: 'Nothing found',
  nothingText: 'No email or text has these words.',
  groups: {
    requests: 'About requests and bids',
    jobs: 'About jobs',
    accounts: 'About accounts and approvals',
    access: 'Links, codes and answers to STOP and HELP',
  } satisfies Record<MessageGroup, string>,
  mail: 'Email',
  looks: ({ subject }: { subject: string }) => `Email: ${subject}`,
  plain: 'As plain text',
  sms: (parts: number | null) =>
    parts === null ? 'Text' : plural(parts, { one: 'Text, # message', other: 'Text, # messages' }),
  /** It has letters that texts do not carry as they are. */
  otherLetters: 'with letters that take up more room',
})
