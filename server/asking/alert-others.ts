import { eachDue } from '../core/each-due.ts'
import { recordOfDeal } from '../core/record-of-deal.ts'
import type { Services } from '../core/services.ts'
import { boardNews } from './board-card.ts'
import { findAlertsDue, lockRequest, setAlert } from './queries.ts'
import { nextAlert } from './waves.ts'

const atOnce = 50

/**
 * The next providers hear of an open request (rules C3): after a head start or an earlier wave those a ring farther
 * away, at last all whom it reaches. The request is locked and read again, so each alert goes out once.
 */
export function alertOthers(services: Services): Promise<number> {
  const { db, deeds, clock } = services
  const find = (atMost: number) => findAlertsDue(db, clock.now(), atMost)
  return eachDue(services, { deadline: 'alerts', atOnce, find }, async ({ id }) => {
    const deed = deeds.own()
    await deed.transaction(async (tx) => {
      const request = await lockRequest(tx, id)
      const isDue = request?.next_alert_at && request.next_alert_at <= deed.now
      if (!isDue || request.status !== 'open') return
      const { reach, card } = await boardNews(tx, request)
      // Suspended since it was found: its alert stays due.
      if (reach.isWithheld) return
      const { urgency, lat, alert_wave: wave } = request
      const alert = nextAlert({ urgency, lat, wave }, deed.rules, deed.now)
      await setAlert(tx, request, alert, deed.now)
      const askedIds = request.preferred_first
      const payload = { reach: { ...reach, ring: alert.ring, askedIds }, card }
      await recordOfDeal(tx, 'request_alerted', { request }, { payload })
    })
  })
}
