import { area } from '../words.ts'

/** Views of a list that somebody has named, to come back to them. */
export const views = area('views', {
  label: 'Saved views',
  save: 'Save this view',
  hint: 'Keeps the filters you see under a name of your own, in this browser. To share a view, send its address.',
  name: 'Name',
  nameMissing: 'Enter a name',
  forget: (name: string) => `Remove the view ${name}`,
})
