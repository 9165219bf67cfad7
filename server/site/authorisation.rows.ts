import { changeRules, readRules, readRulesForAdmin, resetRule } from '#contract/rules.ts'
import {
  changeFigure,
  listDemoOutbox,
  readFigures,
  readFiguresForAdmin,
  sendContactMessage,
} from '#contract/site.ts'
import { readOperator } from '#contract/terms.ts'
import { asAdmin, asAnybody, row } from '../testing/authorisation-row.ts'

export const siteRows = [
  row(readFigures, asAnybody),
  row(readFiguresForAdmin, asAdmin),
  row(changeFigure, asAdmin, { body: { id: 'satisfaction', value: '96%', isShown: true } }),
  row(readOperator, asAnybody),
  row(sendContactMessage, asAnybody),
  row(readRules, asAnybody),
  row(readRulesForAdmin, asAdmin),
  row(changeRules, asAdmin, { body: { headStart: { minutes: 2 } } }),
  row(resetRule, asAdmin, { body: { name: 'headStart' } }),
  // Only in the demo.
  row(listDemoOutbox, asAnybody, {}, { refusesRightful: 404 }),
]
