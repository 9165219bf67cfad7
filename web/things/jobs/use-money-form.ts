import { useMutation } from '@tanstack/react-query'
import type { FieldValues } from 'react-hook-form'
import type * as z from 'zod/mini'
import type { AnswerOf, Endpoint } from '#contract/endpoint.ts'
import { call } from '../../kit/api/call.ts'
import { useAccess } from '../../kit/api/RequestAccess.tsx'
import { useEndpointForm } from '../../kit/api/use-endpoint-form.ts'
import { useReadAgain } from '../../kit/api/use-read-again.ts'
import { toast } from '../../kit/ui/toast.ts'
import { jobsKey } from '../requests/jobs-key.ts'

/** The form of a dialog that moves the money of one job: it says that it is done and closes itself, and jobs are read again. */
export function useMoneyForm<
  S extends z.ZodMiniType<unknown, FieldValues>,
  V extends FieldValues,
  E extends Endpoint,
>(
  endpoint: E,
  /** Its body, read by the caller: only so has the browser all of the call (ops/vite/light-calls.ts). */
  body: S,
  jobId: string,
  {
    values,
    done,
    failed,
    onClose,
  }: { values: V; done: string; failed: string; onClose: () => void },
) {
  const { token } = useAccess()
  const send = useMutation({
    mutationFn: (checked: z.output<S>): Promise<AnswerOf<E>> =>
      call(endpoint, {
        params: { id: jobId },
        // Checked by the endpoint's own schema in the form that sends it.
        body: checked as never,
        token,
      }),
    onSettled: useReadAgain(jobsKey),
  })
  return useEndpointForm<S, V, AnswerOf<E>>(body, {
    values,
    send,
    failed,
    onDone: () => {
      toast({ title: done, tone: 'success' })
      onClose()
    },
  })
}
