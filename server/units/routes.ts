import * as contract from '#contract/units.ts'
import { answers } from '#contract/words/en/answers.ts'
import { type Actor, type User, userOf } from '../auth/actor.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { addUnit, changeUnit, retireUnit } from './change-units.ts'
import { exportUnits } from './export-units.ts'
import { importUnits } from './import-units.ts'
import { countUnits, listUnits, readUnit } from './list-units.ts'

export function unitRoutes(api: Api<Actor>, { db }: Services): void {
  const read = (user: User, id: string) => readUnit(db, user, id)

  api(contract.listUnits, ({ actor, query }) => listUnits(db, userOf(actor), query))
  api(contract.countUnits, ({ actor, query }) => countUnits(db, userOf(actor), query))
  api(contract.readUnit, ({ actor, params }) => read(userOf(actor), params.id))
  api(contract.addUnit, async ({ actor, body, deed }) => {
    const { id } = await addUnit(deed, userOf(actor), body)
    return read(userOf(actor), id)
  })
  api(contract.changeUnit, async ({ actor, params, body, deed }) => {
    await changeUnit(deed, userOf(actor), params.id, body)
    return read(userOf(actor), params.id)
  })
  api(contract.retireUnit, async ({ actor, params, deed }) => {
    await retireUnit(deed, userOf(actor), params.id)
    return { message: answers.fleets.unitRemoved }
  })
  api(contract.exportUnits, ({ actor, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="units.csv"')
    return exportUnits(db, userOf(actor), languageOf(request))
  })
  api(contract.importUnits, ({ actor, file, query, deed, request }) =>
    importUnits(db, deed, userOf(actor), {
      file,
      mode: query.mode,
      language: languageOf(request),
    }),
  )
}
