import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { SentBodyOf } from '#contract/endpoint.ts'
import {
  confirmPhone,
  type OwnPhone,
  readOwnPhone,
  sendPhoneCode,
} from '#contract/provider-phone.ts'
import { shop } from '#contract/words/en/shop.ts'
import { call } from '../../../kit/api/call.ts'
import { toast } from '../../../kit/ui/toast.ts'
import { ownProviderKey } from '../use-own-provider.ts'

export const ownPhoneKey = ['/api/provider', 'phone']
/** A text message takes seconds to be handed over. */
const whileOnItsWayMs = 2_000

/** How it stands with the provider's phone; looked at again while a code is being sent. */
export function useOwnPhone(enabled = true) {
  return useQuery({
    queryKey: ownPhoneKey,
    queryFn: ({ signal }) => call(readOwnPhone, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.code?.state === 'on_its_way' ? whileOnItsWayMs : false,
    enabled,
  })
}

export function useSendCode() {
  const keep = useKeep()
  return useMutation({
    mutationFn: () => call(sendPhoneCode),
    onSuccess: keep,
  })
}

/** With it bidding opens, so what the provider may do is read again. */
export function useConfirmPhone() {
  const client = useQueryClient()
  const keep = useKeep()
  return useMutation({
    mutationFn: (body: SentBodyOf<typeof confirmPhone>) => call(confirmPhone, { body }),
    onSuccess: (phone) => {
      toast({ title: shop.phone.confirmed, tone: 'success' })
      keep(phone)
      return client.invalidateQueries({ queryKey: ownProviderKey, exact: true })
    },
    // A wrong try has been counted.
    onError: () => client.invalidateQueries({ queryKey: ownPhoneKey }),
  })
}

function useKeep() {
  const client = useQueryClient()
  return (phone: OwnPhone) => client.setQueryData(ownPhoneKey, phone)
}
