import { capNames, caps } from '../../caps.ts'
import type { FigureId } from '../../figures.ts'
import type { RuleName, Rules } from '../../rules.ts'
import { sayings } from '../sayings.ts'
import { adminSettings } from './admin-settings.ts'
import { capWords } from './caps.ts'
import { figureNames } from './figure-names.ts'
import { list, minutes, number, plural } from './grammar.ts'

/** The numbers of a rule, told apart by their shape. */
function numbersOf(value: Rules[RuleName]): string {
  if (Array.isArray(value))
    return list(
      value.map(({ afterMinutes, miles }) => {
        const far = miles === null ? adminSettings.toRadius : `${miles} mi`
        return afterMinutes === 0 ? `${far} at once` : `${far} after ${minutes(afterMinutes)}`
      }),
    )
  if ('minutes' in value) return minutes(value.minutes)
  if ('hour' in value) return `${value.hour}:00`
  if ('textsPerDay' in value) return changedCaps(value)
  const { urgency } = adminSettings
  return list(
    Object.entries(value).map(
      ([name, most]) => `${urgency[name as keyof typeof urgency]} ${minutes(most)}`, // by urgency
    ),
  )
}

/** Those that differ from their defaults. */
const changedCaps = (value: Rules['caps']) =>
  list(
    capNames
      .filter((name) => value[name] !== caps[name])
      .map((name) => `${capWords[name]} ${number(value[name])}`),
  )

export interface Figure {
  value: string
  isShown: boolean
}
const shown = ({ value, isShown }: Figure) => `${value}${isShown ? '' : ' (hidden)'}`

/** What the audit log says of a deed where nobody has to type a reason. */
export const auditFacts = sayings('auditFacts', {
  ruleChanged: ({ rule, was, is }: { rule: RuleName; was: Rules[RuleName]; is: Rules[RuleName] }) =>
    `${adminSettings.titles[rule]}: ${numbersOf(was)} → ${numbersOf(is)}`,
  figureChanged: ({ figure, was, is }: { figure: FigureId; was: Figure; is: Figure }) =>
    `${figureNames[figure]}: ${shown(was)} → ${shown(is)}`,
  outbox: ({ messages }: { messages: number }) =>
    plural(messages, { one: '# message', other: '# messages' }),
  // Of entries from before the value that was there was kept.
  rule: ({ rule, value }: { rule: RuleName; value: Rules[RuleName] }) =>
    `${adminSettings.titles[rule]}: ${numbersOf(value)}`,
  figure: ({ figure, value, isShown }: { figure: FigureId; value: string; isShown: boolean }) =>
    `${figureNames[figure]}: ${shown({ value, isShown })}`,
  message: ({ id }: { id: number }) => `Message ${id}`,
})
