import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { desk } from '#contract/words/en/desk.ts'
import { useEndpointForm } from '../../../kit/api/use-endpoint-form.ts'
import { useDeskDeed } from './use-desk.ts'

/** A deed of the desk that answers what it has done. */
type Telling = Endpoint & { response: z.ZodMiniType<{ message: string }> }

/** The form of a deed about one thing: when it is done, what the server says of it is shown, and the dialog closes. */
export function useDeskForm<
  E extends Telling,
  S extends z.ZodMiniType<Record<string, unknown>, FieldValues>,
  V extends FieldValues,
>(
  endpoint: E,
  id: string,
  /** Its body, read by the caller: only so has the browser all of the call (ops/vite/light-calls.ts). */
  body: S,
  values: V,
  onClose: () => void,
) {
  const send = useDeskDeed<E>(endpoint, id, ({ message }: { message: string }) => message)
  return useEndpointForm<S, V, AnswerOf<E>>(body, {
    values,
    send,
    onDone: onClose,
    failed: desk.tryAgain,
  })
}
