import { sayings } from '../../sayings.ts'

/** The way to the truck. */
export const tripFields = sayings('tripFields', {
  fixedAt: 'Say when the position was measured.',
  fixes: 'Send fewer positions at once.',
  followName: 'Say who the link is for, in 60 characters or fewer.',
  followPhotos: 'Say whether the link shows the photos.',
  isShared: 'Say whether the position is shared.',
})
