import { useSearchParams } from 'react-router'
import { useMedia } from '../../../kit/ui/use-media.ts'
import { type StepState, useStepFocus } from '../../../things/requests/wizard/use-step-focus.ts'
import type { SignupValues } from './signup-form.ts'

export type SignupField = keyof SignupValues

interface Step {
  name: 'business' | 'primary' | 'details' | 'account'
  /** In the order in which they stand. */
  fields: readonly SignupField[]
}

/** The sections of S1 §2: on a phone one after the other, at a desk below each other. */
export const steps: readonly Step[] = [
  {
    name: 'business',
    fields: ['businessName', 'ownerName', 'email', 'phone', 'address', 'pin'],
  },
  { name: 'primary', fields: ['services'] },
  {
    name: 'details',
    fields: ['serviceHours', 'serviceRadius', 'location', 'experience', 'teamSize', 'equipment'],
  },
  { name: 'account', fields: ['username', 'password', 'confirmPassword'] },
]

export const fieldsOf = (step: number): SignupField[] => [...(steps[step - 1]?.fields ?? [])]

/** On which step a field stands, counted from 1. */
export const stepOf = (field: SignupField): number =>
  steps.findIndex(({ fields }) => fields.includes(field)) + 1

/** The step that is open stands in the address, so that Back and a reload find it; null where all of them are. */
export function useSignupStep() {
  const [params, setParams] = useSearchParams()
  const isPhone = useMedia('(width < 48rem)')
  const asked = Number(params.get('step'))
  const step = isPhone ? (steps[asked - 1] ? asked : 1) : null
  useStepFocus(step ?? 1)
  return {
    step,
    goTo(next: number, focus?: SignupField) {
      const state: StepState<SignupField> = focus ? { focus } : {}
      const search = new URLSearchParams(params)
      search.set('step', String(next))
      setParams(search, { state, replace: next === step })
    },
    /** The shop has chosen; what the link asked for is over. */
    forgetCategory() {
      if (!params.has('category')) return
      const state: StepState = { stays: true }
      const search = new URLSearchParams(params)
      search.delete('category')
      setParams(search, { state, replace: true, preventScrollReset: true })
    },
  }
}
