import { sayings } from '../../sayings.ts'

/** Apart, since every page of the app loads it. */
export const idFields = sayings('idFields', { wrong: 'This id is not valid.' })
