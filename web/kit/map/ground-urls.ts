import ground from './data/ground.json?url'
import interstates from './data/interstates.json?url'
import names from './data/names.json?url'
import type { GroundUrls } from './ground.ts'

/** Told by the page to its workers: in a worker's own build each file would stand a second time. */
export const groundUrls: GroundUrls = { ground, names, interstates }
