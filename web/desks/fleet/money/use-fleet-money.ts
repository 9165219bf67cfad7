import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { readFleetSpending } from '#contract/fleet-spending.ts'
import { askForTerms, readBill, readFleetMoney } from '#contract/fleet-terms.ts'
import { isBackwards } from '#contract/period.ts'
import { call } from '../../../kit/api/call.ts'
import { useReadAgain } from '../../../kit/api/use-read-again.ts'
import { moneyKey } from '../keys.ts'
import type { Span } from '../periods.ts'

/** The fleet's terms, its bills, and what is not billed yet. */
export const useFleetMoney = () =>
  useQuery({
    queryKey: moneyKey,
    queryFn: ({ signal }) => call(readFleetMoney, { signal }),
  })

/** All jobs that ended in a period and what they cost. */
export const useSpending = (span: Span) =>
  useQuery({
    queryKey: [readFleetSpending.path, span],
    queryFn: ({ signal }) => call(readFleetSpending, { query: span, signal }),
    enabled: !isBackwards(span),
    placeholderData: keepPreviousData,
    // Nothing tells them of news: who opens them reads them anew.
    staleTime: 0,
  })

/** The jobs of a bill, once somebody wants to see them. */
export const useBill = (id: string | null) =>
  useQuery({
    queryKey: [...moneyKey, 'bill', id],
    queryFn: ({ signal }) => call(readBill, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  })

export function useAskForTerms() {
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof askForTerms>) => call(askForTerms, { body }),
    onSettled: useReadAgain(moneyKey),
  })
}
