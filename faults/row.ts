import type { Scene } from './scene.ts'

/** What came of a fault: whether the promise was kept, and the figures that say so. */
export interface Outcome {
  kept: boolean
  figures: string
}

/** The fault could not be made on this machine; says why. */
export class NotHere extends Error {}

/** One row of the table: what is done to the product, what it promises, and a try. */
export interface Row {
  name: string
  fault: string
  promise: string
  run(scene: Scene): Promise<Outcome>
}
