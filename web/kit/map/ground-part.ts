import type { ExpressionSpecification } from 'maplibre-gl'

/** What lies under the pins, by its kind. */
export type GroundPart =
  | 'abroad'
  | 'lakes'
  | 'land'
  | 'inland'
  | 'rivers'
  | 'counties'
  | 'states'
  | 'border'
  | 'interstates'
  | 'stateNames'
  | 'countyNames'
  | 'towns'

/**
 * What a layer draws of the ground. All parts are one source: MapLibre cuts, hands over and masks each source by itself, and with twelve of
 * them the first frame took twice the time.
 */
export const drawn = (
  part: GroundPart,
  ...conditions: readonly ExpressionSpecification[]
): { source: string; filter: ExpressionSpecification } => ({
  source: 'ground',
  filter: ['all', ['==', ['get', 'part'], part], ...conditions],
})
