import { type ComponentType, useState } from 'react'
import type { Trade } from '#contract/catalogue.ts'

type Form = ComponentType<{ trade: Trade }>

/** The application form, which most readers never need: it comes when somebody is about to select a service. */
export function useApplicationForm() {
  const [Form, setForm] = useState<Form | null>(null)
  const [hasFailed, setFailed] = useState(false)
  return {
    Form,
    hasFailed,
    load() {
      import('./ApplicationForm.tsx').then(
        (module) => {
          setForm(() => module.ApplicationForm)
          setFailed(false)
        },
        () => setFailed(true),
      )
    },
  }
}
export type ApplicationFormState = ReturnType<typeof useApplicationForm>
