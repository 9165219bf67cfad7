import { useState } from 'react'
import { type DefaultValues, type FieldPath, type FieldValues, useForm } from 'react-hook-form'
import type * as z from 'zod/mini'
import { fieldErrorsOf, sentenceOf } from '../../api/api-error.ts'
import { focusFirst, resolverOf, showRefusal } from '../../api/form.ts'
import { shop } from '../../messages/en/shop.ts'

/** A part of the settings with its own button: checks, sends, says what came of it. */
export function useSection<
  V extends FieldValues,
  S extends z.ZodMiniType<FieldValues, FieldValues>,
>({
  schema,
  values,
  fields,
  read,
  send,
}: {
  schema: S
  values: V
  /** In the order in which they stand. */
  fields: readonly FieldPath<V>[]
  /** The call's body of what the fields hold. */
  read: (values: V) => unknown
  /** Gives the values as they stand afterwards. */
  send: (body: z.output<S>) => Promise<V>
}) {
  const [isSaved, setSaved] = useState(false)
  const form = useForm<V, unknown, z.output<S>>({
    // The values are whole; the library's type only says that they may be in part.
    defaultValues: values as DefaultValues<V>,
    resolver: resolverOf<S, V>(schema, read),
    shouldFocusError: false,
  })
  const { isDirty, isSubmitting, errors } = form.formState

  const submit = form.handleSubmit(
    async (body) => {
      setSaved(false)
      try {
        form.reset(await send(body))
        setSaved(true)
      } catch (error) {
        showRefusal(error, fields, form.setError)
        if (Object.keys(fieldErrorsOf(error)).length === 0)
          form.setError('root', { message: sentenceOf(error, shop.settings.failed) })
      }
    },
    focusFirst(fields, form.setFocus),
  )

  return {
    form,
    foot: {
      submit,
      isDirty,
      isSubmitting,
      isSaved: isSaved && !isDirty,
      error: errors.root?.message,
    },
  }
}
