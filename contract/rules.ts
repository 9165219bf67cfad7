import * as z from 'zod/mini'
import { type CapName, capBounds, capNames, caps } from './caps.ts'
import { endpoint } from './endpoint.ts'
import { instant } from './primitives.ts'
import { settings } from './settings.ts'
import { adminFields, type RuleField } from './words/en/fields/admin.ts'
import type { Saying } from './words/sayings.ts'

/**
 * The numbers that an admin may change while the product runs, in minutes and miles as they are read. All others, and
 * the defaults of these, stand in settings.ts.
 */
const { bounds } = settings
const ofMs = (ms: number) => ms / 60_000

const minutes = (rule: RuleField, { min, max }: { min: number; max: number }) => {
  const wrong = adminFields.minutes({ rule, min, max })
  return z.int(wrong).check(z.minimum(min, wrong), z.maximum(max, wrong))
}

const wrongMiles = adminFields.miles(bounds.waveMiles)
const wave = z.object({
  afterMinutes: minutes('after', bounds.waveMinutes),
  /** Null: to each provider's own radius. */
  miles: z.nullable(
    z.int(wrongMiles).check(z.minimum(1, wrongMiles), z.maximum(bounds.waveMiles.max, wrongMiles)),
  ),
})
export type Wave = z.output<typeof wave>

const tooMany = adminFields.waves({ most: bounds.waves })

export const wavesRule = z
  .array(wave, tooMany)
  .check(z.minLength(1, tooMany), z.maxLength(bounds.waves, tooMany), (context) => {
    for (const [index, { afterMinutes, miles }] of context.value.entries()) {
      const refuse = (field: keyof Wave, message: Saying) =>
        context.issues.push({
          code: 'custom',
          input: context.value,
          path: [index, field],
          message,
        })
      const before = context.value[index - 1]
      if (!before) {
        if (afterMinutes !== 0) refuse('afterMinutes', adminFields.firstWave)
        continue
      }
      if (afterMinutes <= before.afterMinutes)
        refuse('afterMinutes', adminFields.waveTooEarly({ wave: index + 1 }))
      if (before.miles === null) refuse('miles', adminFields.onlyLastWave)
      else if (miles !== null && miles <= before.miles)
        refuse('miles', adminFields.waveTooNear({ wave: index + 1 }))
    }
  })

export const headStartRule = z.object({ minutes: minutes('headStart', bounds.headStartMinutes) })

export const bidExpiryRule = z.object({
  emergency: minutes('emergency', bounds.bidExpiryMinutes),
  urgent: minutes('urgent', bounds.bidExpiryMinutes),
  standard: minutes('standard', bounds.bidExpiryMinutes),
  scheduled: minutes('scheduled', bounds.bidExpiryMinutes),
})

/** Scheduled requests wait for their start. */
export const requestExpiryRule = z.object({
  emergency: minutes('emergency', bounds.requestExpiryMinutes),
  urgent: minutes('urgent', bounds.requestExpiryMinutes),
  standard: minutes('standard', bounds.requestExpiryMinutes),
})

/** The hour at which admins are mailed what waits, by the clock of settings.desk. */
export const deskMailRule = z.object({
  hour: z
    .int(adminFields.mailHour)
    .check(z.minimum(0, adminFields.mailHour), z.maximum(23, adminFields.mailHour)),
})

const cap = (name: CapName) => {
  const wrong = adminFields.cap({ cap: name, ...capBounds })
  return z.int(wrong).check(z.minimum(capBounds.min, wrong), z.maximum(capBounds.max, wrong))
}
/** How many messages and invitations may go in a day. */
export const capsRule = z.object(
  // Each name with its check.
  Object.fromEntries(capNames.map((name) => [name, cap(name)])) as Record<
    CapName,
    ReturnType<typeof cap>
  >,
)

/** What pages may state. */
export const statedRules = z.object({
  waves: wavesRule,
  headStart: headStartRule,
  bidExpiry: bidExpiryRule,
  requestExpiry: requestExpiryRule,
  deskMail: deskMailRule,
})
export type StatedRules = z.output<typeof statedRules>

/** All of them: who would abuse the product need not know how many messages it lets through. */
export const rules = z.extend(statedRules, { caps: capsRule })
export type Rules = z.output<typeof rules>
export type RuleName = keyof Rules
export const ruleNames = [
  'waves',
  'headStart',
  'bidExpiry',
  'requestExpiry',
  'deskMail',
  'caps',
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
  deskMail: { hour: settings.desk.mailHour },
  caps,
}

export const readRules = endpoint({
  method: 'GET',
  path: '/api/site/rules',
  caller: 'anyone',
  tag: 'site',
  summary: 'The numbers of the rules as they stand now: what pages state of them.',
  response: statedRules,
})

const rulesForAdmin = z.object({
  rules,
  /** When each was changed; null while it stands at its default. */
  changedAt: z.object({
    waves: z.nullable(instant),
    headStart: z.nullable(instant),
    bidExpiry: z.nullable(instant),
    requestExpiry: z.nullable(instant),
    deskMail: z.nullable(instant),
    caps: z.nullable(instant),
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
  isDangerous: true,
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
  isDangerous: true,
  tag: 'admin',
  summary: 'Put one of them back to its default.',
  body: z.object({ name: z.enum(ruleNames, adminFields.rule) }),
  response: rulesForAdmin,
})
