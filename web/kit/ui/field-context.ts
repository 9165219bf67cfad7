import { createContext, useContext } from 'react'

/** What a field tells the control inside it. */
export interface FieldLinks {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
  'aria-required': true | undefined
}

const FieldContext = createContext<FieldLinks | null>(null)

export const FieldProvider = FieldContext.Provider

/** The ties of the field around a control; none where it stands alone and brings its own label. */
export function useField(): Partial<FieldLinks> {
  return useContext(FieldContext) ?? {}
}
