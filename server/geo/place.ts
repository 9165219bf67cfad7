import type { Point } from './distance.ts'

/** A place that a person named, as far as the gazetteer knows it. */
export type Place = Point & {
  /**
   * As people write it: "Waco, TX", "Waco, TX 76701", "I-80 mile 102, near Big Springs, NE"; for bare coordinates
   * "6 mi NE of Waco, TX".
   */
  label: string
  /** Two letters. */
  state: string
  kind: 'point' | 'milemarker' | 'exit' | 'crossing' | 'zip' | 'town'
  /** Miles within which the spot probably lies, at least 0.1. */
  accuracyMiles: number
  /** Other places of that name are nearly as likely ("Springfield"): ask, or offer `suggestPlaces`. */
  isAmbiguous: boolean
  /** Those places, the larger first, with smaller ones that may be meant too; none where a state, a road or a position says which. */
  others?: readonly Place[]
}
