import type { FigureId } from '../../figures.ts'
import { area } from '../words.ts'

const names: Record<FigureId, string> = {
  averageEarnings: 'a month, earned by a provider on average',
  jobRequests: 'job requests',
  activePartners: 'active partners',
  satisfaction: 'customer satisfaction',
  marketingCost: 'spent by providers on marketing',
  truckSavings: 'a year, saved by truckers per truck',
}

/** What the figures of the landing page count. */
export const figureNames = area('figureNames', names)
