import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type UseFormRegisterReturn,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { resolverOf } from './form.ts'

/** What an input for a field needs: to be registered, and the sentence when it is wrong. */
export type FieldOf<V extends FieldValues> = (
  name: FieldPath<V>,
  options?: {
    /** The field that is looked at again when this one changes, once the form has been sent. */
    deps?: FieldPath<V>
    onChange?: () => void
  },
) => UseFormRegisterReturn & { error: string | undefined }

export interface CheckedForm<V extends FieldValues, Body = FieldValues>
  extends UseFormReturn<V, unknown, Body> {
  field: FieldOf<V>
  /** In the order in which they stand, so that the first wrong one gets the focus. */
  fields: readonly FieldPath<V>[]
}

/** A form that is checked by the schema with which the server checks it. */
export function useCheckedForm<
  S extends z.ZodMiniType<unknown, FieldValues>,
  V extends FieldValues,
>(
  schema: S,
  {
    values,
    bodyOf,
  }: {
    /** What the fields begin with, in the order in which they stand. */
    values: V
    /** The call's body of what the fields hold; the same unless said. */
    bodyOf?: ((values: V) => unknown) | undefined
  },
): CheckedForm<V, z.output<S>> {
  const form = useForm<V, unknown, z.output<S>>({
    resolver: resolverOf<S, V>(schema, bodyOf),
    // The values are whole; the library's type only says that they may be in part.
    defaultValues: values as DefaultValues<V>,
    shouldFocusError: false,
  })
  const { errors, isSubmitted } = form.formState
  return {
    ...form,
    // `Object.keys` forgets whose keys they are.
    fields: Object.keys(values) as FieldPath<V>[],
    field: (name, { deps, onChange } = {}) => ({
      ...form.register(name, {
        deps: deps && isSubmitted ? [deps] : [],
        ...(onChange && { onChange }),
      }),
      error: errors[name]?.message?.toString(),
    }),
  }
}
