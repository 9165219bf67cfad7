import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts'

export const reviewsTitleId = 'reviews-title'

/** Leads to what is said of the job: it stands below all that the job has left. */
export const focusReviews = (): void => focusWhenThere(reviewsTitleId)
