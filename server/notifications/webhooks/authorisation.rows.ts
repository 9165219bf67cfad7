import {
  addWebhook,
  changeWebhook,
  listWebhookDeliveries,
  listWebhooks,
  removeWebhook,
  replayDelivery,
  rotateWebhookSecret,
  tryWebhook,
} from '#contract/webhooks.ts'
import { asManager, ownedRow, row } from '../../testing/authorisation-row.ts'
import type { TestApp } from '../../testing/open-test-app.ts'

const body = { address: 'https://tms.example.com/roadcall', events: ['bid_submitted'] } as const
const sent = { ...body, events: [...body.events] }

async function ownWebhook(app: TestApp) {
  const { caller } = await asManager(app)
  const added = await caller.call(addWebhook, { body: sent })
  return { caller, params: { id: added.body.id } }
}
async function ownDelivery(app: TestApp) {
  const { caller, params } = await ownWebhook(app)
  const tried = await caller.call(tryWebhook, { params })
  return { caller, params: { id: tried.body.id } }
}

export const webhookRows = [
  row(listWebhooks, asManager),
  row(addWebhook, asManager, { body: sent }),
  ownedRow(changeWebhook, ownWebhook, { body: { isOn: false } }),
  ownedRow(removeWebhook, ownWebhook),
  ownedRow(rotateWebhookSecret, ownWebhook),
  ownedRow(tryWebhook, ownWebhook),
  ownedRow(listWebhookDeliveries, ownWebhook),
  ownedRow(replayDelivery, ownDelivery),
]
