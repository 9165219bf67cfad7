import { area } from '../words.ts'

/** The menu that leads people at a desk to one thing of many. */
export const goTo = area('goTo', {
  open: 'Go to …',
  keys: 'Ctrl K',
  title: 'Go to',
  fleet: 'A driver, unit, request or page, or what to do',
  operator: 'A business, fleet, person or page, a caller’s number or link, or what to do',
  driver: (name: string) => `Driver: ${name}`,
  unit: (number: string) => `Unit: ${number}`,
  request: (title: string) => `Request: ${title}`,
  /** What can be done with what was found. */
  ask: (name: string) => `Request service for ${name}`,
  call: (name: string) => `Call ${name}`,
  approve: (title: string) => `Approve: ${title}`,
  review: (name: string) => `Review the application of ${name}`,
  invoices: (name: string) => `Invoices of ${name}`,
  log: (name: string) => `Audit log of ${name}`,
  provider: (name: string) => `Business: ${name}`,
  company: (name: string) => `Fleet: ${name}`,
  person: (name: string) => `Person: ${name}`,
  technician: (name: string, business: string) => `Technician: ${name}, ${business}`,
  /** The keys of a desk, as a list. */
  list: {
    title: 'Keyboard shortcuts',
    keys: [
      ['Ctrl K', 'Go to a driver, unit, request, business or page, or act on it'],
      ['j', 'Next row'],
      ['k', 'Previous row'],
      ['Enter', 'Open it'],
      ['a', 'Move to the Approve button'],
      ['?', 'Show this list'],
    ],
    single: 'Use single-key shortcuts',
  },
})
