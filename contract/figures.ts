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
 * The marketing figures of S0 §1 with the specification's values: claims of the operator, who changes or hides them.
 * The values are short text ("24/7"), the labels are what they count.
 */
export const figures: Record<FigureId, { value: string; label: string }> = {
  averageEarnings: { value: '$2,500+', label: 'a month, earned by a provider on average' },
  jobRequests: { value: '24/7', label: 'job requests' },
  activePartners: { value: '500+', label: 'active partners' },
  satisfaction: { value: '95%', label: 'customer satisfaction' },
  marketingCost: { value: '$0', label: 'spent by providers on marketing' },
  truckSavings: { value: '$5,000+', label: 'a year, saved by truckers per truck' },
}
