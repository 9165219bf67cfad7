import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

export const chooseLanguage = endpoint({
  method: 'PATCH',
  path: '/api/language',
  caller: 'anyone',
  tag: 'accounts',
  summary:
    'Choose the language to read in: this device keeps it, and the account that calls, the technician or the guest of the link.',
  body: z.object({ language: z.string() }),
  response: z.object({ language: z.string() }),
})
