import { sayings } from '../../sayings.ts'

/** What only a caller of the API may get wrong; a field is named as the call names it. */
export const callFields = sayings('callFields', {
  coordinate: ({ field }: { field: string }) => `${field} is not a coordinate.`,
  message: 'before is not a message id.',
  notification: 'before is not a notification id.',
  upTo: 'upTo is the number of a notification.',
  upToMessage: 'upTo is the number of a message.',
  quietHour: 'A quiet hour is 0 to 23.',
  pushKey: 'This is not the key of a browser.',
  pushAddress: 'This is not the address of a push service.',
  period: 'Choose day, week or month.',
})
