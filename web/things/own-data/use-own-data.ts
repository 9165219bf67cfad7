import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import {
  askForCopy,
  askForErasure,
  fetchCopy,
  type OwnData,
  readOwnData,
  takeBackErasure,
} from '#contract/own-data.ts'
import { settings } from '#contract/settings.ts'
import { ownData } from '#contract/words/en/own-data.ts'
import { sentenceOf } from '../../kit/api/api-error.ts'
import { call } from '../../kit/api/call.ts'
import { fetchFile } from '../../kit/api/fetch-file.ts'
import { toast } from '../../kit/ui/toast.ts'

const key = ['/api/account/data']

/** How a copy and the deletion of the account stand; looked at again while a copy is being made. */
export const useOwnData = () =>
  useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readOwnData, { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.copy?.state === 'making' ? settings.polling.bidsMs : false,
  })

/** Each deed answers how everything stands after it. */
function useDeed<Input>(deed: (input: Input) => Promise<OwnData>, done: string | null) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: deed,
    onSuccess: (data: OwnData) => {
      client.setQueryData(key, data)
      if (done) toast({ title: done, tone: 'success' })
    },
  })
}

interface ByPassword {
  password: string
}
export const useAskForCopy = () => useDeed((body: ByPassword) => call(askForCopy, { body }), null)
export const useAskForErasure = () =>
  useDeed((body: ByPassword) => call(askForErasure, { body }), ownData.erase.asked)
export const useTakeBackErasure = () =>
  useDeed((_: undefined) => call(takeBackErasure), ownData.erase.kept)

/** Saves the copy as a file; then it is gone from here. */
export function useDownloadCopy() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => fetchFile(fetchCopy, ownData.copy.fileName),
    onError: (error) =>
      toast({
        title: ownData.copy.downloadFailed,
        description: sentenceOf(error, ownData.tryAgain),
        tone: 'danger',
      }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}
