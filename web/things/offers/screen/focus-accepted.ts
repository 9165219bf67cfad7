import { focusWhenThere } from '../../../kit/ui/focus-when-there.ts'

export const acceptedId = 'accepted'

/** The reader goes on at the job after an acceptance. */
export const focusAccepted = (): void => focusWhenThere(acceptedId)
