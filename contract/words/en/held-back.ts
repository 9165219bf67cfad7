import { area } from '../words.ts'

/** What was taken out of a text until a bid is accepted. */
export const heldBackWords = area('heldBackWords', {
  mark: '[contact details are shared after acceptance]',
})
