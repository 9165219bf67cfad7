import type { Page } from '@playwright/test'
import { guestForm } from '../server/testing/given.ts'

/** A technician's page on a phone that is where the truck of `guestForm` is, and may say so. */
export async function openAtTruck(phone: Page, token: string): Promise<void> {
  const context = phone.context()
  await context.grantPermissions(['geolocation'])
  await context.setGeolocation({ latitude: guestForm.lat, longitude: guestForm.lng, accuracy: 12 })
  await phone.goto(`/technician?token=${encodeURIComponent(token)}`)
}

/** Whoever takes up their phone reads at once what is new: left alone the page looks again in `settings.polling.technicianMs`. */
export const takeUp = (phone: Page) =>
  phone.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
