import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** Of a page of several forms with one button to save them. */
export const unsaved = area('unsaved', {
  label: 'Changes not saved',
  changes: (n: number) => plural(n, { one: '# change not saved', other: '# changes not saved' }),
  save: 'Save',
  discard: 'Discard',
  saved: 'Saved.',
  /** Some parts were taken and others were not; both by their titles. */
  partly: ({ saved, refused }: { saved: string; refused: string }) =>
    `Saved: ${saved}. Not saved: ${refused}.`,
  leaveTitle: 'Leave without saving?',
  leaveText: 'What you changed here is lost.',
  leave: 'Discard and leave',
  stay: 'Stay here',
})
