import { useSearchParams } from 'react-router'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { type StepState, useStepFocus } from '../../../things/requests/wizard/use-step-focus.ts'

/** A section of a form with which a business registers. */
export interface SignupStep<Field extends string> {
  heading: string
  /** In the order in which they stand. */
  fields: readonly Field[]
}

export const fieldsOf = <Field extends string>(
  steps: readonly SignupStep<Field>[],
  step: number,
): Field[] => [...(steps[step - 1]?.fields ?? [])]

/** On which step a field stands, counted from 1. */
export const stepOf = <Field extends string>(
  steps: readonly SignupStep<Field>[],
  field: Field,
): number => steps.findIndex(({ fields }) => fields.includes(field)) + 1

export interface AtStep<Field extends string> {
  /** Counted from 1; null where all of them are open. */
  step: number | null
  goTo(next: number, focus?: Field): void
}

/** The step that is open stands in the address, so that Back and a reload find it; at a desk all of them stand below each other. */
export function useSignupStep<Field extends string>(
  steps: readonly SignupStep<Field>[],
): AtStep<Field> {
  const [params, setParams] = useSearchParams()
  const isPhone = useMedia('(width < 48rem)')
  const asked = Number(params.get('step'))
  const step = isPhone ? (steps[asked - 1] ? asked : 1) : null
  useStepFocus(step ?? 1)
  return {
    step,
    goTo(next, focus) {
      const state: StepState<Field> = focus ? { focus } : {}
      const search = new URLSearchParams(params)
      search.set('step', String(next))
      setParams(search, { state, replace: next === step })
    },
  }
}
