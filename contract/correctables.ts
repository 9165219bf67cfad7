/** What of an open request its owner may correct, as its versions, its history and the marks on bids name it. */
export const correctables = [
  'place',
  'service',
  'time',
  'name',
  'phone',
  'email',
  'notes',
  'details',
] as const
export type Correctable = (typeof correctables)[number]

/** Who asks and how they are reached: no offer depends on it, and nobody who bids is told. */
export const ofContact = ['name', 'phone', 'email'] as const satisfies readonly Correctable[]
