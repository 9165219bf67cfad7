import { area } from '../words.ts'

/** Who may approve says no to what a driver has asked for. */
export const turnDown = area('turnDown', {
  title: (name: string) => `Say no to ${name}, but keep the bid?`,
  text: ({ driver }: { driver: string }) =>
    `${driver} is told and chooses again. The provider is not told: the bid stays open and can still be approved.`,
  confirm: 'Not this one',
  /** Nothing is said; “keep” would be of the bid. */
  back: 'Go back',
  done: 'The driver has been told. The bid stays open.',
  failed: 'The driver was not told. Try again.',
  /** Where the bid is closed with it. */
  closes: ({ driver }: { driver: string }) =>
    `${driver} is told too and has to choose another bid.`,
})
