import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listOutbox } from '#contract/admin.ts'
import { confirmAuthenticator, startAuthenticator } from '#contract/security.ts'
import { codeAt } from '../../server/auth/factors/totp.ts'
import { createCaller } from '../../server/testing/caller.ts'
import { givenOn } from '../../server/testing/given.ts'
import type { Row } from '../row.ts'
import { until } from '../wait.ts'

export const damagedOutbox: Row = {
  name: 'damaged-outbox',
  fault: 'files of the outbox are cut short, empty and not ours',
  promise: 'the list goes on without them',
  async run(scene) {
    const product = await scene.product()
    await product.start()
    const given = givenOn({ anybody: () => createCaller(product.baseUrl) })
    const admin = await given.admin()
    const { secret } = (await admin.call(startAuthenticator)).body
    await admin.call(confirmAuthenticator, { body: { code: codeAt(secret, new Date()) } })
    await given.provider({ approved: false, phoneConfirmed: false })
    const outbox = () => admin.call(listOutbox)
    await until(async () => (await outbox()).body.length > 0, 20_000)
    const before = (await outbox()).body.length
    const folder = join(product.dataDir, 'outbox')
    const damaged = { cut: '{"id": "x', empty: '', list: '[]', number: '7', nothing: 'null' }
    for (const [name, text] of Object.entries(damaged))
      await writeFile(join(folder, `${name}.json`), text)
    const { status } = await outbox()
    const after = status === 200 ? (await outbox()).body.length : 0
    return {
      kept: status === 200 && after === before && before > 0,
      figures: `${Object.keys(damaged).length} damaged files: answered ${status}, ${after} of ${before} messages are listed`,
    }
  },
}
