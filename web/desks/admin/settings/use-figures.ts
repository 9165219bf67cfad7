import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import { changeFigure, readFiguresForAdmin } from '#contract/site.ts'
import { call } from '../../../kit/api/call.ts'

const key = ['/api/admin/site/figures']

/** The landing page's figures, the hidden ones too. */
export function useFigures() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readFiguresForAdmin, { signal }),
  })
}

export function useChangeFigure() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof changeFigure>) => call(changeFigure, { body }),
    onSuccess: (figures) => client.setQueryData(key, figures),
  })
}
