import { useMutation, useQuery } from '@tanstack/react-query'
import { listApiKeys, makeApiKey, revokeApiKey, rotateApiKey } from '#contract/api-keys.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
  tryWebhook,
} from '#contract/webhooks.ts'
import { call } from '../../kit/api/call.ts'
import { usePages } from '../../kit/api/use-pages.ts'
import { useReadAgain } from '../../kit/api/use-read-again.ts'

const keysKey = [listApiKeys.path]
const webhooksKey = [listWebhooks.path]
const deliveriesKey = (id: string) => [listWebhookDeliveries.path, id]

export const useKeys = () =>
  useQuery({ queryKey: keysKey, queryFn: ({ signal }) => call(listApiKeys, { signal }) })

// Each time another key of the call: the same words twice are two keys.
export const useMakeKey = () =>
  useDeed(keysKey, (body: BodyOf<typeof makeApiKey>) => call(makeApiKey, { body }))
export const useRotateKey = () =>
  useDeed(keysKey, (id: string) => call(rotateApiKey, { params: { id } }))
export const useRevokeKey = () =>
  useDeed(keysKey, (id: string) => call(revokeApiKey, { params: { id } }))

export const useWebhooks = () =>
  useQuery({ queryKey: webhooksKey, queryFn: ({ signal }) => call(listWebhooks, { signal }) })

export const useAddWebhook = () =>
  useDeed(webhooksKey, (body: BodyOf<typeof addWebhook>) => call(addWebhook, { body }))
export const useSwitchWebhook = () =>
  useDeed(webhooksKey, ({ id, isOn }: { id: string; isOn: boolean }) =>
    call(changeWebhook, { params: { id }, body: { isOn } }),
  )
export const useRotateSecret = () =>
  useDeed(webhooksKey, (id: string) => call(rotateWebhookSecret, { params: { id } }))
export const useRemoveWebhook = () =>
  useDeed(webhooksKey, (id: string) => call(removeWebhook, { params: { id } }))

/** While something is on its way the list is read again, so that one sees it arrive. */
export const useDeliveries = (id: string, isWaiting: boolean) =>
  usePages(listWebhookDeliveries, {
    key: deliveriesKey(id),
    params: { id },
    refetchInterval: isWaiting ? 2_000 : false,
  })
export const useTryWebhook = (id: string) =>
  useDeed(deliveriesKey(id), () => call(tryWebhook, { params: { id } }))
export const useReplay = (webhookId: string) =>
  useDeed(deliveriesKey(webhookId), (id: string) => call(replayDelivery, { params: { id } }))

function useDeed<Input, Answer>(key: string[], deed: (input: Input) => Promise<Answer>) {
  return useMutation({ mutationFn: (input: Input) => deed(input), onSettled: useReadAgain(key) })
}
