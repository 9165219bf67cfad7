/** What the landing page claims in numbers, and for whom. */
export const figureIds = [
  'averageEarnings',
  'jobRequests',
  'activePartners',
  'satisfaction',
  'marketingCost',
  'truckSavings',
] as const
export type FigureId = (typeof figureIds)[number]

/**
 * The marketing figures of S0 §1 with the specification's values, short text: claims of the operator, who changes or
 * hides them.
 */
export const figures: Record<FigureId, string> = {
  averageEarnings: '$2,500+',
  jobRequests: '24/7',
  activePartners: '500+',
  satisfaction: '95%',
  marketingCost: '$0',
  truckSavings: '$5,000+',
}
