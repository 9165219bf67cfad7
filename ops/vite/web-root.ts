import { fileURLToPath } from 'node:url'

/** Where the pages' sources are. */
export const web = fileURLToPath(new URL('../../web', import.meta.url)).replace(/\/$/, '')
