import { createCaller } from '../../server/testing/caller.ts'
import { givenOn } from '../../server/testing/given.ts'
import { openSlowSmsService } from '../../server/testing/slow-sms-service.ts'
import type { Row } from '../row.ts'
import { seconds, until } from '../wait.ts'

const count = 4
const withinMs = 75_000

export const killWorker: Row = {
  name: 'kill-worker',
  fault: 'SIGKILL while texts are in the hands of a slow service',
  promise: 'they go out within about a minute of the next start',
  async run(scene) {
    const sms = await openSlowSmsService()
    scene.after(() => sms.close())
    const product = await scene.product({ SMS_URL: sms.url })
    await product.start()
    const given = givenOn({ anybody: () => createCaller(product.baseUrl) })
    const phones = Array.from({ length: count }, (_, at) => `512555${2000 + at}`)
    for (const phone of phones)
      await given.provider({ phone, approved: false, phoneConfirmed: false })
    const inHand = await until(() => sms.held() === count, 20_000)
    product.process?.kill('SIGKILL')
    await until(() => product.process?.signalCode !== null, 10_000)
    await product.start()
    sms.hurry()
    const missing = () => phones.filter((phone) => !sms.sent.some((to) => to.endsWith(phone)))
    const took = await until(() => missing().length === 0, withinMs)
    return {
      kept: inHand !== null && took !== null,
      figures:
        took === null
          ? `${missing().length} of ${count} not sent after ${seconds(withinMs)}`
          : `${count} of ${count} sent ${seconds(took)} after the start`,
    }
  },
}
