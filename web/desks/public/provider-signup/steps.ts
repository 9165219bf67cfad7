import { useSearchParams } from 'react-router'
import { providerSignup as words } from '#contract/words/en/provider-signup.ts'
import type { StepState } from '../../../things/requests/wizard/use-step-focus.ts'
import { type SignupStep, useSignupStep } from '../signup-steps/steps.ts'
import type { SignupValues } from './signup-form.ts'

/** The sections of S1 §2: on a phone one after the other, at a desk below each other. */
export const steps: readonly SignupStep<keyof SignupValues>[] = [
  {
    heading: words.business,
    fields: ['businessName', 'ownerName', 'email', 'phone', 'address', 'pin'],
  },
  { heading: words.primary, fields: ['services'] },
  {
    heading: words.details,
    fields: ['serviceHours', 'serviceRadius', 'location', 'experience', 'teamSize', 'equipment'],
  },
  { heading: words.account, fields: ['username', 'password', 'confirmPassword'] },
]

export function useApplicationStep() {
  const [params, setParams] = useSearchParams()
  return {
    ...useSignupStep(steps),
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
