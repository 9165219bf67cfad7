import { focusWhenThere } from '../../kit/ui/focus-when-there.ts'

export const runningId = (requestId: string) => `running-${requestId}`

/** The reader goes on here after an acceptance on the dashboard. */
export const focusRunning = (requestId: string): void => focusWhenThere(runningId(requestId))
