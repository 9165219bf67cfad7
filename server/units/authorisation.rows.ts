import {
  addUnit,
  changeUnit,
  countUnits,
  exportUnits,
  importUnits,
  listUnits,
  readUnit,
  retireUnit,
} from '#contract/units.ts'
import { asManager, ownedRow, row } from '../testing/authorisation-row.ts'
import type { TestApp } from '../testing/open-test-app.ts'

const truck = { kind: 'truck', unitNumber: '4711' } as const

async function ownUnit(app: TestApp) {
  const { caller } = await asManager(app)
  const unit = await caller.call(addUnit, { body: truck })
  return { caller, params: { id: unit.body.id } }
}

export const unitRows = [
  row(listUnits, asManager, {}, { right: 'seeFleet' }),
  row(countUnits, asManager, {}, { right: 'seeFleet' }),
  ownedRow(readUnit, ownUnit, {}, { right: 'seeFleet' }),
  row(addUnit, asManager, { body: truck }, { right: 'keepFleet' }),
  ownedRow(changeUnit, ownUnit, { body: { notes: 'New tires in May' } }, { right: 'keepFleet' }),
  ownedRow(retireUnit, ownUnit, {}, { right: 'keepFleet' }),
  row(exportUnits, asManager, {}, { right: 'export' }),
  row(
    importUnits,
    asManager,
    {
      query: { mode: 'preview' },
      file: new TextEncoder().encode('unit,kind\n4712,truck'),
      contentType: 'text/csv',
    },
    { right: 'import' },
  ),
]
