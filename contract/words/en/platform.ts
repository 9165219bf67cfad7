import { sayings } from '../sayings.ts'
import { list, number } from './grammar.ts'

const megabytes = (bytes: number) => `${number(bytes / 1_000_000)} MB`

/** What any server would refuse, whatever it is about. */
export const platform = sayings('platform', {
  nothingHere: 'There is nothing here.',
  bug: 'Something went wrong.',
  otherSite: 'This call came from another site.',
  notSigned: 'This was not signed by the card processor.',
  noHost: 'Send the header Host.',
  noCall: 'This is not a call that we can read.',
  address: {
    unreadable: 'This address cannot be read.',
    tooLong: 'This address is too long.',
  },
  figures: {
    sendKey: 'Send the key of METRICS_TOKEN as Authorization: Bearer.',
  },

  body: {
    tooLarge: 'The body is too large.',
    notJson: 'The body is not valid JSON.',
    sendJson: 'Send the body as JSON (application/json).',
    sendForm: 'Send the form as multipart/form-data.',
    sendFile: 'Send the file itself as the body.',
    sendFileAs: ({ types }: { types: readonly string[] }) =>
      `Send the file itself, as ${list(types, 'disjunction')}.`,
  },
  form: {
    fileTooLarge: ({ maxBytes }: { maxBytes: number }) =>
      `This file is too large. Files can be up to ${megabytes(maxBytes)}.`,
    unreadable: 'The form could not be read. Send one file and its fields.',
    fieldNotValid: ({ field }: { field: string }) => `${field} is not valid.`,
    noFile: 'Choose a file to send.',
    fileNameWithPath: 'The file name must not hold a path.',
  },
  busy: {
    tooManyCalls: 'Too many requests. Please wait a moment.',
    tooManyWrites: 'Too many changes. Please wait a moment.',
    overloaded: 'We are busy right now. Please try again in a moment.',
    passwords: 'We are busy right now. Please try again in a few seconds.',
    files: 'Files cannot be stored right now. Please try again soon.',
    databaseAway: 'Roadcall is not available right now. Please try again in a moment.',
  },
})
