import * as rulesContract from '#contract/rules.ts'
import * as contract from '#contract/site.ts'
import { readOperator } from '#contract/terms.ts'
import { type Actor, userOf } from '../auth/actor.ts'
import { notFound } from '../core/not-found.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { changeFigure } from './change-figure.ts'
import { listFigures } from './queries.ts'
import { changeRules, readRulesForAdmin, resetRule } from './rules.ts'
import { sendContactMessage } from './send-contact-message.ts'

export function siteRoutes(
  api: Api<Actor>,
  { db, config, outbox, rules }: Services,
  { demo }: { demo: boolean },
): void {
  api(contract.readFigures, async () =>
    (await listFigures(db, demo))
      .filter(({ isShown }) => isShown)
      .map(({ id, value }) => ({ id, value })),
  )
  api(contract.readFiguresForAdmin, () => listFigures(db, demo))
  api(contract.changeFigure, ({ actor, body, deed }) =>
    changeFigure(deed, userOf(actor), body, demo),
  )
  api(rulesContract.readRules, async () => {
    const { caps: _, ...stated } = rules.now()
    return stated
  })
  api(rulesContract.readRulesForAdmin, () => readRulesForAdmin(db))
  // Who has changed them finds them in force with the next call; other processes hear of it by the event.
  api(rulesContract.changeRules, async ({ actor, body, deed }) => {
    const answer = await changeRules(deed, userOf(actor), body)
    await rules.refresh()
    return answer
  })
  api(rulesContract.resetRule, async ({ actor, body, deed }) => {
    const answer = await resetRule(deed, userOf(actor), body.name)
    await rules.refresh()
    return answer
  })
  api(readOperator, async () => config.operator)
  api(contract.sendContactMessage, ({ body, deed }) => sendContactMessage(deed, config, body))
  api(contract.listDemoOutbox, async () => {
    if (!demo) throw notFound('page')
    return outbox()
  })
}
