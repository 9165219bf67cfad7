import { requestSteps } from '#contract/words/en/request-steps.ts'
import { formatNumber } from '../ui/format.ts'

const metresPerFoot = 0.3048
const metresPerMile = 1609.344

/** "to within 40 ft", "to within 3 mi": how well a device knows where it is; none knows it to the foot. */
export function accuracyWords(metres: number): string {
  const { accuracy, feet, miles } = requestSteps.located
  const distance =
    metres < metresPerMile / 4
      ? feet(formatNumber(Math.max(1, Math.ceil(metres / metresPerFoot / 10)) * 10))
      : miles(formatNumber(Math.ceil(metres / metresPerMile)))
  return accuracy(distance)
}
