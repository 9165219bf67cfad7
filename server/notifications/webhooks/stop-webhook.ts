import { sql } from 'kysely'
import { paths } from '#contract/paths.ts'
import { providerRolesWith } from '#contract/provider-rights.ts'
import { rolesWith } from '#contract/rights.ts'
import { record } from '../../core/events.ts'
import type { Tx } from '../../platform/db/tables.ts'
import './events.ts'
import './tables.ts'

/** Nothing more is sent to a webhook, and who keeps it is told; what waits for it waits until it is on again. */
export async function stopWebhook(
  tx: Tx,
  id: string,
  because: 'failing' | 'gone',
  at: Date,
): Promise<void> {
  const webhook = await tx
    .updateTable('webhooks')
    .set({ stopped_at: at, stopped_because: because })
    .where('id', '=', id)
    .returning(['keeper', 'address'])
    .executeTakeFirstOrThrow()
  const [kind = '', id_ = ''] = webhook.keeper.split(':')
  await record(tx, 'webhook_stopped', {
    payload: {
      host: new URL(webhook.address).host,
      isGone: because === 'gone',
      users: await peopleOf(tx, webhook.keeper),
      link: settingsOf[kind] ?? paths.home('customer'),
    },
    ...(kind === 'provider' && { providerId: id_ }),
    ...(kind === 'fleet' && { fleetId: id_ }),
  })
}

/** Where webhooks are kept. */
const settingsOf: Record<string, string> = {
  provider: paths.providerSettingsOf('programs'),
  fleet: `${paths.home('business_customer')}?tab=people`,
  admins: `${paths.home('admin')}?tab=settings`,
}

/** Who looks after what a keeper lets in: its owners, managers or admins, or the account itself. */
async function peopleOf(tx: Tx, keeper: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select user_id as id from provider_members where ${keeper} = 'provider:' || provider_id and role = any(${providerRolesWith('managePeople')}::text[])
    union select user_id from fleet_members where ${keeper} = 'fleet:' || fleet_id and role = any(${rolesWith('managePeople')}::text[])
    union select id from users where ${keeper} = 'user:' || id
      or (${keeper} = 'admins' and user_type = 'admin' and suspended_at is null)`.execute(tx)
  return rows.map(({ id }) => id)
}
