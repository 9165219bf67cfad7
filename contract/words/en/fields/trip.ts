import { sayings } from '../../sayings.ts'

/** The way to the truck. */
export const tripFields = sayings('tripFields', {
  fixedAt: 'Say when the position was measured.',
  fixes: 'Send fewer positions at once.',
  followName: 'Say in at most 60 letters whom the link is for.',
  isShared: 'Say whether the position is shared.',
})
