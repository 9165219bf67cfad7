import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'
import { instant } from './primitives.ts'
import { settings } from './settings.ts'

/**
 * The numbers that an admin may change while the product runs, in minutes and miles as he reads them. All others, and
 * the defaults of these, stand in settings.ts.
 */
const { bounds } = settings
const ofMs = (ms: number) => ms / 60_000

const minutes = (label: string, { min, max }: { min: number; max: number }) => {
  const sentence = `${label}: enter whole minutes from ${min} to ${max.toLocaleString('en-US')}.`
  return z.int(sentence).check(z.minimum(min, sentence), z.maximum(max, sentence))
}

const milesSentence = `Miles: enter a whole number from 1 to ${bounds.waveMiles.max}.`
const wave = z.object({
  afterMinutes: minutes('After', bounds.waveMinutes),
  /** Null: to each provider's own radius. */
  miles: z.nullable(
    z
      .int(milesSentence)
      .check(z.minimum(1, milesSentence), z.maximum(bounds.waveMiles.max, milesSentence)),
  ),
})
export type Wave = z.output<typeof wave>

const tooMany = `Enter from 1 to ${bounds.waves} waves.`

export const wavesRule = z
  .array(wave, tooMany)
  .check(z.minLength(1, tooMany), z.maxLength(bounds.waves, tooMany), (context) => {
    for (const [index, { afterMinutes, miles }] of context.value.entries()) {
      const refuse = (field: keyof Wave, message: string) =>
        context.issues.push({
          code: 'custom',
          input: context.value,
          path: [index, field],
          message,
        })
      const before = context.value[index - 1]
      if (!before) {
        if (afterMinutes !== 0) refuse('afterMinutes', 'The first wave starts at 0 minutes.')
        continue
      }
      if (afterMinutes <= before.afterMinutes)
        refuse('afterMinutes', `Wave ${index + 1} must start after wave ${index}.`)
      if (before.miles === null)
        refuse('miles', 'Only the last wave may reach to the provider’s own radius.')
      else if (miles !== null && miles <= before.miles)
        refuse('miles', `Wave ${index + 1} must reach farther than wave ${index}.`)
    }
  })

export const headStartRule = z.object({ minutes: minutes('Head start', bounds.headStartMinutes) })

export const bidExpiryRule = z.object({
  emergency: minutes('Emergency', bounds.bidExpiryMinutes),
  urgent: minutes('Urgent', bounds.bidExpiryMinutes),
  standard: minutes('Standard', bounds.bidExpiryMinutes),
  scheduled: minutes('Scheduled', bounds.bidExpiryMinutes),
})

/** Scheduled requests wait for their start. */
export const requestExpiryRule = z.object({
  emergency: minutes('Emergency', bounds.requestExpiryMinutes),
  urgent: minutes('Urgent', bounds.requestExpiryMinutes),
  standard: minutes('Standard', bounds.requestExpiryMinutes),
})

export const rules = z.object({
  waves: wavesRule,
  headStart: headStartRule,
  bidExpiry: bidExpiryRule,
  requestExpiry: requestExpiryRule,
})
export type Rules = z.output<typeof rules>
export type RuleName = keyof Rules
export const ruleNames = [
  'waves',
  'headStart',
  'bidExpiry',
  'requestExpiry',
] as const satisfies readonly RuleName[]

/** As settings.ts gives them. */
export const defaultRules: Rules = {
  waves: settings.waves.map(({ afterMs, miles }) => ({ afterMinutes: ofMs(afterMs), miles })),
  headStart: { minutes: ofMs(settings.headStartMs) },
  bidExpiry: {
    emergency: ofMs(settings.bidExpiryMs.emergency),
    urgent: ofMs(settings.bidExpiryMs.urgent),
    standard: ofMs(settings.bidExpiryMs.standard),
    scheduled: ofMs(settings.bidExpiryMs.scheduled),
  },
  requestExpiry: {
    emergency: ofMs(settings.requestExpiryMs.emergency),
    urgent: ofMs(settings.requestExpiryMs.urgent),
    standard: ofMs(settings.requestExpiryMs.standard),
  },
}

export const readRules = endpoint({
  method: 'GET',
  path: '/api/site/rules',
  caller: 'anyone',
  tag: 'site',
  summary: 'The numbers of the rules as they stand now: what pages state of them.',
  response: rules,
})

const rulesForAdmin = z.object({
  rules,
  /** When each was changed; null while it stands at its default. */
  changedAt: z.object({
    waves: z.nullable(instant),
    headStart: z.nullable(instant),
    bidExpiry: z.nullable(instant),
    requestExpiry: z.nullable(instant),
  }),
})
export type RulesForAdmin = z.output<typeof rulesForAdmin>

export const readRulesForAdmin = endpoint({
  method: 'GET',
  path: '/api/admin/rules',
  caller: 'admin',
  tag: 'admin',
  summary: 'The numbers of the rules, and which of them were changed.',
  response: rulesForAdmin,
})

export const changeRules = endpoint({
  method: 'PATCH',
  path: '/api/admin/rules',
  caller: 'admin',
  tag: 'admin',
  summary:
    'Change some of the numbers; they hold for every request and bid that is made from then on.',
  body: z.partial(rules),
  response: rulesForAdmin,
})

export const resetRule = endpoint({
  method: 'POST',
  path: '/api/admin/rules/reset',
  caller: 'admin',
  tag: 'admin',
  summary: 'Put one of them back to its default.',
  body: z.object({ name: z.enum(ruleNames, 'Choose one of the settings.') }),
  response: rulesForAdmin,
})
