import { readCurrentUser, type register as registerEndpoint } from '#contract/auth.ts'
import type { createIndividualRequest as askEndpoint } from '#contract/requests.ts'
import type { Caller } from '../server/testing/caller.ts'
import type { Given } from '../server/testing/given.ts'
import type { Actor } from './world.ts'

/** What only these may find in an answer. */
export interface Secret {
  text: string
  of: readonly Actor[]
}

/** A number as answers may show it. */
const shownAs = (digits: string) => [
  `+1${digits}`,
  digits,
  `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`,
  `${digits.slice(0, 3)}-${digits.slice(3, 6)}-${digits.slice(6)}`,
]

/** People who are attacked: nobody of the actors has anything to do with them, so nobody may read what is theirs. */
export async function plant({
  anybody,
  given,
  register,
  createIndividualRequest,
}: {
  anybody: () => Caller
  given: Given
  register: typeof registerEndpoint
  createIndividualRequest: typeof askEndpoint
}): Promise<{ secrets: Secret[]; attacked: string[] }> {
  const account = {
    userType: 'customer' as const,
    username: 'quincy-planted',
    password: 'brass-kettle-18',
    email: 'quincy@planted.example',
    fullName: 'Quincy Planted',
    phone: '+15125559901',
  }
  const form = {
    fullName: 'Quincy Planted',
    phone: '+15125559902',
    email: 'asks@planted.example',
    location: '4417 Hidden Quarry Ln, Austin, TX',
    lat: 30.2691237,
    lng: -97.7431239,
    serviceType: 'roadside_tire',
    preferredServiceTime: 'asap',
    tireIssue: 'blowout',
    problemDescription: 'Blown tire. Call 512-555-9903 or write to more@planted.example',
  }
  const customer = anybody()
  const registered = await customer.call(register, { body: account })
  if (registered.status !== 201) throw new Error('nobody to attack was registered')
  const asked = [customer, anybody()].map((as) => as.call(createIndividualRequest, { body: form }))
  const requests = (await Promise.all(asked)).map(({ body }) => body)
  // One shop of theirs has bidden, so that a conversation is there to be read.
  const shop = await given.provider({ phone: '+15125559904' })
  const bids = await Promise.all(
    requests.map(({ requestId, accessToken }) =>
      given.bid(shop, { id: requestId, token: accessToken }, { message: 'planted-in-a-bid' }),
    ),
  )
  const texts = [
    ...['9901', '9902', '9903'].flatMap((end) => shownAs(`512555${end}`)),
    ...['quincy@planted.example', 'asks@planted.example', 'more@planted.example'],
    ...['Quincy Planted', 'quincy-planted', 'Hidden Quarry', '30.2691237', '97.7431239'],
    ...requests.map(({ accessToken }) => accessToken),
    shop.password,
    '$argon2',
  ]
  const { body: me } = await customer.call(readCurrentUser)
  return {
    secrets: texts.map((text) => ({ text, of: [] })),
    attacked: [
      me.id,
      ...requests.map(({ requestId }) => requestId),
      ...bids.map(({ id }) => id),
      shop.id,
    ],
  }
}

/** Finds in an answer what this actor may not read; also of secrets that have come to the list meanwhile. */
export function leakFinder(secrets: readonly Secret[]) {
  const owners = new Map<string, readonly Actor[]>()
  let seen = 0
  const notice = () => {
    for (const { text, of } of secrets.slice(seen)) owners.set(text, of)
    seen = secrets.length
  }
  notice()
  const escaped = [...owners.keys()].map((text) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&'))
  // Tokens have one form, so that those of later need no pattern of their own.
  const any = new RegExp(`${escaped.join('|')}|[\\w-]{43}`, 'g')
  return (text: string, actor: Actor): string | null => {
    if (seen < secrets.length) notice()
    for (const [found] of text.matchAll(any)) {
      const of = owners.get(found)
      if (of && !of.some(({ caller }) => caller === actor.caller)) return found
    }
    return null
  }
}
