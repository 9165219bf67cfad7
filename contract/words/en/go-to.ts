import { area } from '../words.ts'

/** The menu that leads people at a desk to one thing of many. */
export const goTo = area('goTo', {
  open: 'Go to …',
  keys: 'Ctrl K',
  title: 'Go to',
  fleet: 'A driver, unit, request or page',
  operator: 'A business, fleet, person or page',
  driver: (name: string) => `Driver: ${name}`,
  unit: (number: string) => `Unit: ${number}`,
  request: (title: string) => `Request: ${title}`,
  provider: (name: string) => `Business: ${name}`,
  company: (name: string) => `Fleet: ${name}`,
  person: (name: string) => `Person: ${name}`,
  /** The keys of a desk, as a list. */
  list: {
    title: 'Keyboard shortcuts',
    keys: [
      ['Ctrl K', 'Go to a driver, unit, request, business or page'],
      ['j', 'Next row'],
      ['k', 'Previous row'],
      ['Enter', 'Open it'],
      ['a', 'Move to the Approve button'],
      ['?', 'Show this list'],
    ],
    single: 'Use single-key shortcuts',
  },
})
