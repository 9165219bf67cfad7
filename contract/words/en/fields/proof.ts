import { sayings } from '../../sayings.ts'

/** What is given as proof of work. */
export const proofFields = sayings('proofFields', {
  item: 'Choose what it is of.',
  takenAt: 'Say when it was taken.',
  reading: 'Type what it says.',
  skipReason: 'Choose why it is skipped.',
  skipWords: 'Say in a few words why it is skipped.',
  signer: 'Type the name of who signs.',
  code: 'Type the code on the technician’s phone.',
  strokes: 'This drawing cannot be read. Sign again.',
  strokesTooLong: 'This drawing is too long. Sign again, shorter.',
  agreementHash: 'Say which agreement is signed for.',
  hideReason: 'Say in a few words why it is hidden.',
})
