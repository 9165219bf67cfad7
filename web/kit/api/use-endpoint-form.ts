import { useMutation } from '@tanstack/react-query'
import type { FormEventHandler } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { AnswerOf, Endpoint, SentBodyOf } from '#contract/endpoint.ts'
import { ui } from '#contract/words/en/ui.ts'
import { dismissFailures } from '../ui/toast.ts'
import { fieldErrorsOf, isUnheard, sentenceOf } from './api-error.ts'
import { call, keyed, keyOn } from './call.ts'
import { focusFirst, showRefusal } from './form.ts'
import { type CheckedForm, useCheckedForm } from './use-checked-form.ts'
import { useKeyOf } from './use-key-of.ts'

export interface EndpointForm<V extends FieldValues, Body = FieldValues>
  extends CheckedForm<V, Body> {
  submit: FormEventHandler<HTMLFormElement>
  /** Sends it as a press on its button would; was it taken? */
  save: () => Promise<boolean>
  isPending: boolean
  /** The sentence of a refusal that stands at no field. */
  refusal: string | null
}

/** A mutation, as far as a form needs it. */
interface Sender<Body, Answer> {
  mutate: (
    body: Body,
    then: { onSuccess: (answer: Answer) => void; onError: (error: Error) => void },
  ) => void
  isPending: boolean
  error: Error | null
}

/**
 * A form for one call. The first wrong field gets the focus; the server's refusal stands at its field, else in the
 * form, unless `onRefused` says it elsewhere. Until it is done the same body goes under the same key: after an answer that was lost
 * another press does nothing twice, and the form says so.
 */
export function useEndpointForm<
  S extends z.ZodMiniType<unknown, FieldValues>,
  V extends FieldValues,
  Answer,
>(
  body: S,
  {
    send,
    onDone,
    onRefused,
    failed = '',
    lost,
    ...filled
  }: {
    values: V
    bodyOf?: (values: V) => unknown
    send: Sender<z.output<S>, Answer>
    /** Only while the form still stands. */
    onDone?: (
      answer: Answer,
      form: UseFormReturn<V, unknown, z.output<S>>,
      sent: z.output<S>,
    ) => void
    onRefused?: (error: Error) => void
    /** Said in the form where the server has no sentence. */
    failed?: string
    /** Said in the form where no answer came; unless said that it failed, and that it may have gone through all the same. */
    lost?: string
  },
): EndpointForm<V, z.output<S>> {
  const form = useCheckedForm<S, V>(body, filled)
  const { fields, setError, setFocus } = form
  const refused = fieldErrorsOf(send.error)
  const keyOf = useKeyOf()
  const isAtField = fields.some((field) => refused[field])

  const submitThen = (settled?: (isTaken: boolean) => void) =>
    form.handleSubmit(
      (checked) => {
        dismissFailures()
        send.mutate(keyed(checked, keyOf(checked)), {
          onSuccess: (answer) => {
            onDone?.(answer, form, checked)
            settled?.(true)
          },
          onError: (error) => {
            showRefusal(error, fields, setError)
            onRefused?.(error)
            settled?.(false)
          },
        })
      },
      (wrong) => {
        focusFirst(fields, setFocus)(wrong)
        settled?.(false)
      },
    )

  return {
    ...form,
    submit: submitThen(),
    save: () => new Promise((settled) => void submitThen(settled)()),
    isPending: send.isPending,
    refusal:
      send.error && failed && !isAtField
        ? refusalOf(send.error, failed, lost ?? `${asSentence(failed)} ${ui.mayBeDone}`)
        : null,
  }
}

const asSentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`)

const refusalOf = (error: Error, failed: string, lost: string): string =>
  isUnheard(error) ? lost : sentenceOf(error, failed)

/** Sends a call's body under the key of its form. */
export function useSend<E extends Endpoint, Checked = SentBodyOf<E>>(
  endpoint: E,
  /** What is sent of what the form was checked to; all of it unless said. */
  bodyOf?: (checked: Checked) => SentBodyOf<E>,
) {
  return useMutation({
    mutationFn: (checked: Checked): Promise<AnswerOf<E>> =>
      call(endpoint, {
        // Without `bodyOf` they are the same type, by the default above.
        body: bodyOf ? keyed(bodyOf(checked), keyOn(checked)) : (checked as SentBodyOf<E>),
      }),
  })
}
