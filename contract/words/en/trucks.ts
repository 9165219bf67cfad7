import type { FleetSystem } from '../../fleet-feeds.ts'
import { area } from '../words.ts'

const steps: Record<FleetSystem, string> = {
  motive:
    'Motive sends us where your trucks are. Connect it here, then add a webhook in Motive with the address and secret that we show you.',
  samsara:
    'We ask Samsara where your trucks are, only while one is on the way to a job. Make an API token in Samsara that may read vehicles and vehicle statistics.',
}

/** The fleet systems on board of a shop's trucks, which say where they are. */
export const trucks = area('trucks', {
  title: 'GPS in your trucks',
  lead: 'Customers see your truck come even while your driver’s phone is in the pocket. We keep what your system says only on the way to a job, until shortly after the arrival. All else is thrown away.',
  failed: 'What is connected did not load',
  didNotWork: 'That didn’t work. Try again.',
  steps,
  connect: (system: string) => `Connect ${system}`,
  unheard: (system: string) => `Connected. Nothing has come from ${system} yet.`,
  heard: (system: string, when: string) => `Connected. ${system} was last heard ${when}.`,
  refused: (system: string) =>
    `${system} no longer accepts your token, so your trucks are not seen. Enter a new token.`,
  address: 'Address for the webhook in Motive',
  action: 'In Motive, choose the action “vehicle_location_updated”.',
  newSecret: 'Change the secret',
  newToken: 'Enter a new token',
  again: 'Update the list of vehicles',
  updated: 'The list of vehicles is up to date.',
  disconnect: (system: string) => `Disconnect ${system}`,
  whose: 'Whose truck is which?',
  noVehicles: {
    motive: 'A vehicle shows up here as soon as Motive has told of it.',
    samsara: 'There are no vehicles in this account.',
  } satisfies Record<FleetSystem, string>,
  noDrivers: 'Add drivers first, then say whose truck each one is.',
  nobody: 'Nobody’s',
  saved: (vehicle: string) => `${vehicle} is saved.`,
  motiveForm: {
    title: 'Connect Motive',
    text: 'We make a secret for you, and show it once. Motive signs with it what it sends.',
    secret: 'Secret, if Motive has shown you one (optional)',
    submit: 'Connect',
    shown: 'The secret for Motive',
  },
  samsaraForm: {
    title: 'Connect Samsara',
    text: 'In Samsara, under Settings and API Tokens, make a token with the permissions Read Vehicles and Read Vehicle Statistics.',
    token: 'API token',
    submit: 'Connect',
  },
  ending: {
    title: (system: string) => `Disconnect ${system}?`,
    text: 'We forget the secret, the vehicles and whose they are. Customers see your trucks by your drivers’ phones alone.',
    confirm: 'Disconnect',
    keep: 'Keep it connected',
  },
  none: 'Not connected',
})
