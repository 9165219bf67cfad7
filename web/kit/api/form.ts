import type {
  FieldErrors,
  FieldPath,
  FieldValues,
  Resolver,
  UseFormSetError,
  UseFormSetFocus,
} from 'react-hook-form'
import * as z from 'zod/mini'
import { commonFields } from '#contract/words/en/fields/common.ts'
import { type Saying, sentence } from '#contract/words/sayings.ts'
import { fieldErrorsOf } from './api-error.ts'

/** Of what a schema has no saying of its own for; it stands at the field. */
z.config({ customError: () => commonFields.wrong })

/** The sentence of what breaks a schema: its message is a saying. */
export const sentenceOfIssue = ({ message }: { message: string }): string =>
  sentence(message as Saying)

/** The first sentence for each field of what breaks a schema. */
export function sentencesOf(error: z.core.$ZodError): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const issue of error.issues) {
    const field = String(issue.path[0] ?? 'root')
    sentences[field] ??= sentenceOfIssue(issue)
  }
  return sentences
}

/** Checks a form with the same schema as the server; `read` makes the call's body of what the form holds. */
export function resolverOf<
  S extends z.ZodMiniType<unknown, FieldValues>,
  V extends FieldValues = z.input<S>,
>(schema: S, read: (values: V) => unknown = (values) => values): Resolver<V, unknown, z.output<S>> {
  return (values) => {
    const parsed = schema.safeParse(read(values))
    if (parsed.success) return { values: parsed.data, errors: {} }
    const errors = Object.entries(sentencesOf(parsed.error)).map(([field, message]) => [
      field,
      { type: 'schema', message },
    ])
    // The fields are those of the schema; those that are not in the form have nowhere to stand.
    return { values: {}, errors: Object.fromEntries(errors) as FieldErrors<V> }
  }
}

/** Puts the server's sentences at their fields and the focus on the first of them. */
export function showRefusal<V extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<V>[],
  setError: UseFormSetError<V>,
): void {
  const sentences = fieldErrorsOf(error)
  const wrong = fields.filter((field) => sentences[field])
  for (const [index, field] of wrong.entries())
    setError(field, { type: 'server', message: sentences[field] }, { shouldFocus: index === 0 })
}

/** For a form that is not sent: puts the focus on the first of its fields that is wrong. */
export const focusFirst =
  <V extends FieldValues>(fields: readonly FieldPath<V>[], setFocus: UseFormSetFocus<V>) =>
  (wrong: FieldErrors<V>): void => {
    const first = fields.find((field) => Reflect.get(wrong, field))
    if (first) setFocus(first)
  }
