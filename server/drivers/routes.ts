import * as contract from '#contract/drivers.ts'
import { type Actor, type User, userOf } from '../auth/actor.ts'
import type { CarryContact } from '../auth/change-person.ts'
import type { Api } from '../core/route.ts'
import type { Services } from '../core/services.ts'
import { languageOf } from '../platform/http/reader-language.ts'
import { addDriver } from './add-driver.ts'
import { changeDriver, setDriverActivity, type Waiting } from './change-driver.ts'
import { exportDrivers } from './export-drivers.ts'
import { giveCode } from './give-code.ts'
import { importDrivers } from './import-drivers.ts'
import { listLimitChanges } from './limit-changes.ts'
import { countDrivers, listDrivers, readDriver } from './list-drivers.ts'
import { changeOwnProfile, readOwnProfile } from './own-profile.ts'

export function driverRoutes(
  api: Api<Actor>,
  { db, config }: Services,
  { carry, waiting }: { carry: CarryContact; waiting: Waiting },
): void {
  const read = (user: User, id: string) => readDriver(db, user, id)

  api(contract.listDrivers, ({ actor, query }) => listDrivers(db, userOf(actor), query))
  api(contract.countDrivers, ({ actor, query }) => countDrivers(db, userOf(actor), query))
  api(contract.readDriver, ({ actor, params }) => read(userOf(actor), params.id))
  api(contract.addDriver, async ({ actor, body, deed }) => {
    const { id } = await addDriver(deed, userOf(actor), body)
    return read(userOf(actor), id)
  })
  api(contract.changeDriver, async ({ actor, params, body, deed }) => {
    await changeDriver(deed, userOf(actor), params.id, body, { carry, waiting })
    return read(userOf(actor), params.id)
  })
  api(contract.setDriverActivity, async ({ actor, params, body, deed }) => {
    await setDriverActivity(deed, userOf(actor), params.id, body.isActive)
    return read(userOf(actor), params.id)
  })
  api(contract.listLimitChanges, ({ actor, params }) =>
    listLimitChanges(db, userOf(actor), params.id),
  )
  api(contract.giveDriverCode, ({ actor, params, body, deed }) =>
    giveCode(deed, userOf(actor), params.id, body),
  )
  api(contract.exportDrivers, ({ actor, request, reply }) => {
    reply.header('content-disposition', 'attachment; filename="drivers.csv"')
    return exportDrivers(db, userOf(actor), languageOf(request))
  })
  api(contract.importDrivers, ({ actor, file, query, deed, request }) =>
    importDrivers(db, deed, userOf(actor), {
      file,
      mode: query.mode,
      language: languageOf(request),
      phoneCountries: config.phoneCountries,
    }),
  )
  api(contract.readDriverProfile, ({ actor }) => readOwnProfile(db, userOf(actor)))
  api(contract.changeDriverProfile, async ({ actor, body, deed }) => {
    await changeOwnProfile(deed, userOf(actor), body, carry)
    return readOwnProfile(db, userOf(actor))
  })
}
