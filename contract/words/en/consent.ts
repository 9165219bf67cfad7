import { area } from '../words.ts'

/**
 * What carriers ask for beside every number that will get texts: what for, what it costs, how it ends. Of who asks for
 * help; apart from that of accounts, since a first load brings it.
 */
export const consent = area('consent', {
  request:
    'By giving your number you agree to texts about this request. Msg & data rates may apply. Reply STOP to end, HELP for help.',
})
