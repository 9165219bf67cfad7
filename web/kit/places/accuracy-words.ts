import { requestSteps } from '#contract/words/en/request-steps.ts'
import { metersPerMile } from '../map/meters-per-mile.ts'
import { formatNumber } from '../ui/format.ts'

const metresPerFoot = 0.3048
/** "to within 40 ft", "to within 3 mi": how well a device knows where it is; none knows it to the foot. */
export function accuracyWords(metres: number): string {
  const { accuracy, feet, miles } = requestSteps.located
  const distance =
    metres < metersPerMile / 4
      ? feet(formatNumber(Math.max(1, Math.ceil(metres / metresPerFoot / 10)) * 10))
      : miles(formatNumber(Math.ceil(metres / metersPerMile)))
  return accuracy(distance)
}
