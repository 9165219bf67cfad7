import { Counter, Gauge, type Registry } from 'prom-client'
import { securityEventNames } from '#contract/security-events.ts'
import type { SecurityLog } from './security-log.ts'

/** Tells Prometheus what the security log has counted; each name from the start on, so that a first one is a rise. */
export function tellSecurity(registry: Registry, security: SecurityLog): void {
  new Counter({
    name: 'security_events_total',
    help: 'Events of the security log, by the names of OWASP’s vocabulary.',
    labelNames: ['event'],
    registers: [registry],
    collect() {
      this.reset()
      for (const event of securityEventNames) this.inc({ event }, security.counts.get(event) ?? 0)
    },
  })
  new Counter({
    name: 'security_admin_new_devices_total',
    help: 'Admins who signed in on a device that their account did not know.',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(security.newDevicesOfAdmins)
    },
  })
  new Gauge({
    name: 'security_refusals_of_one_account',
    help: 'Refused calls of the account that has most of them, in the running ten minutes.',
    registers: [registry],
    collect() {
      this.set(security.refusalsOfOneAccount())
    },
  })
}
