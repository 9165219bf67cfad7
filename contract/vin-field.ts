import * as z from 'zod/mini'
import { text } from './texts.ts'
import { vinProblem } from './vin.ts'

/** A VIN in a form, kept as it is written on the plate: capitals, no spaces. */
export const vinField = text(40, 'vin').check(
  z.check<string>((context) => {
    const problem = vinProblem(context.value)
    if (problem) context.issues.push({ code: 'custom', input: context.value, message: problem })
  }),
  z.overwrite((value) => value.replace(/[\s-]/g, '').toUpperCase()),
)
