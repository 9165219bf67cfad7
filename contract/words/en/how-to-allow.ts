import { area } from '../words.ts'

/** How to let this page use the device's location; nobody's first screen needs it. */
export const howToAllow = area('howToAllow', {
  title: 'How to allow it',
  apple: [
    'Open Settings, then Apps, Safari and Location, and choose Ask.',
    'In Settings, Privacy & Security, turn Location Services on.',
    'Refresh this page. What you entered is kept.',
  ],
  others: [
    'Tap the icon at the left end of the address bar.',
    'Allow Location for this site.',
    'Refresh this page. What you entered is kept.',
  ],
})
