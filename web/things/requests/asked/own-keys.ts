import { listOwnRequests } from '#contract/requests.ts'

/** All that is read of the account's own requests. */
export const allOwnKey = [listOwnRequests.path]
/** The account's lists of its own requests; each list adds its name. */
export const ownListKey = [listOwnRequests.path, 'own']
/** How many there are of each. */
export const ownFiguresKey = [listOwnRequests.path, 'figures']
/** One of them with its bids. */
export const ownRequestKey = (id: string) => [listOwnRequests.path, id, 'own']
