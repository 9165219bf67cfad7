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
})
