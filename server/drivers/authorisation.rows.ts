import {
  addDriver,
  changeDriver,
  changeDriverProfile,
  countDrivers,
  exportDrivers,
  giveDriverCode,
  importDrivers,
  listDrivers,
  listLimitChanges,
  readDriver,
  readDriverProfile,
  setDriverActivity,
} from '#contract/drivers.ts'
import { asDriver, asManager, ownedRow, row } from '../testing/authorisation-row.ts'
import { newPhone } from '../testing/new-phone.ts'
import type { TestApp } from '../testing/open-test-app.ts'

async function ownDriver({ given }: TestApp) {
  const company = await given.company()
  const driver = await given.fleetDriver(company)
  return { caller: company.manager, params: { id: driver.id } }
}
const newDriver = async (app: TestApp) => ({
  ...(await asManager(app)),
  body: {
    fullName: 'Robin Sample',
    phone: newPhone(),
    username: `sam-${Math.random()}`,
    password: 'first-password',
  },
})

export const driverRows = [
  row(listDrivers, asManager, {}, { right: 'seeFleet' }),
  row(countDrivers, asManager, {}, { right: 'seeFleet' }),
  row(addDriver, newDriver, {}, { right: 'keepFleet' }),
  ownedRow(readDriver, ownDriver, {}, { right: 'seeFleet' }),
  ownedRow(changeDriver, ownDriver, { body: { phone: '(512) 555-0199' } }, { right: 'keepFleet' }),
  ownedRow(listLimitChanges, ownDriver, {}, { right: 'seeFleet' }),
  ownedRow(giveDriverCode, ownDriver, { body: {} }, { right: 'keepFleet' }),
  ownedRow(setDriverActivity, ownDriver, { body: { isActive: false } }, { right: 'keepFleet' }),
  row(exportDrivers, asManager, {}, { right: 'export' }),
  row(
    importDrivers,
    asManager,
    {
      query: { mode: 'preview' },
      file: new TextEncoder().encode('name,phone,username\nSam,5125550100,sam-imported'),
      contentType: 'text/csv',
    },
    { right: 'import' },
  ),
  row(readDriverProfile, asDriver),
  row(changeDriverProfile, asDriver, { body: { currentLocation: 'Waco, TX' } }),
]
