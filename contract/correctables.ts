/** What of an open request its owner may correct, as its versions, its history and the marks on bids name it. */
export const correctables = ['place', 'service', 'time', 'phone', 'notes', 'details'] as const
export type Correctable = (typeof correctables)[number]
