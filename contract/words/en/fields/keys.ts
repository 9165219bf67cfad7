import { keySettings } from '../../../key-settings.ts'
import { sayings } from '../../sayings.ts'
import { number } from '../grammar.ts'

/** What may be wrong with an API key or a webhook that somebody makes. */
export const keyFields = sayings('keyFields', {
  name: 'Give it a name, such as the program that uses it.',
  scope: 'Choose from what is offered.',
  scopes: 'Choose at least one thing it may do.',
  days: `Days: enter a whole number from 1 to ${number(keySettings.days)}.`,
  address: 'Enter an address that begins with https://.',
  events: 'Choose at least one event.',
  event: 'Choose from the events that are offered.',
  delivery: 'before is not a delivery.',
})
