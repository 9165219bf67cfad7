import { useMutation, useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { lookAtBank, openBankPage, readOwnMoney } from '#contract/payouts.ts'
import { call } from '../../../kit/api/call.ts'
import { jobsKey } from '../../../things/requests/jobs-key.ts'

/** The shop's money; who is back from the processor's page has it asked first. */
export function useOwnMoney() {
  const [params] = useSearchParams()
  const isBack = params.get('bank') === 'back'
  return useQuery({
    queryKey: [...jobsKey, 'money', isBack],
    queryFn: async ({ signal }) => {
      if (isBack) await call(lookAtBank, { signal })
      return call(readOwnMoney, { signal })
    },
    staleTime: 0,
  })
}

/** Leads to the processor's page of the bank. */
export const useBankPage = () =>
  useMutation({
    mutationFn: () => call(openBankPage, {}),
    onSuccess: ({ url }) => window.location.assign(url),
  })
