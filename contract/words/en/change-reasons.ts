import type { ChangeReason } from '../../change-orders.ts'

/** Why a job costs more than the bid said: on pages and in notices. */
export const changeReasons: Record<ChangeReason, string> = {
  seized_parts: 'Seized parts',
  wrong_info: 'Not as described',
  extra_damage: 'More damage',
  wrong_tire_size: 'Another tire size',
  recovery_needed: 'Recovery needed',
  waiting: 'Waiting time',
  part_found_bad: 'A part found bad',
  other: 'Something else',
}
