import { area } from '../words.ts'

/** Where a shop stands: its pin, and what is missing without a known place. */
export const shopPlace = area('shopPlace', {
  show: 'Set the pin on the map',
  hide: 'Hide the map',
  loading: 'The map is loading',
  town: 'Nearest town or ZIP',
  townHint: 'The map goes there. Then put the pin where your shop is.',
  label: 'Map of your shop',
  shop: 'Your shop',
  drag: 'Drag the pin to your shop, or put it where it is now.',
  put: 'Put the pin here',
  set: 'The pin is set. Distances are measured from it.',
  remove: 'Remove the pin',
  unknownTitle: 'We cannot find your address, so no request reaches you.',
  unknownText: 'Correct it, or set a pin on the map.',
  unknownLink: 'Go to Service Areas',
  unknownHere: 'Correct it below, or set a pin on the map.',
  onDuty: 'No request reaches you until we know where your shop is.',
  admin: 'We cannot find this address, so no request reaches this provider.',
  adminMend: 'The provider has to correct the address or set a pin before you can approve it.',
  adminMark: 'Address not found',
})
