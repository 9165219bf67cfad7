import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Channels, changeChannels, readChannels } from '#contract/notifications.ts'
import { call } from '../../kit/api/call.ts'

const key = [readChannels.path]

/** By which channels the caller hears beside the app. */
export function useChannels() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(readChannels, { signal }),
  })
}

export function useChangeChannels() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Partial<Channels>) => call(changeChannels, { body }),
    onSuccess: (channels) => client.setQueryData(key, channels),
  })
}
