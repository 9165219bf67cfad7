import { keepForOffline } from '../../../kit/api/keep-for-offline.ts'
import { letMenuClose } from '../../../kit/ui/let-menu-close.ts'
import { letThemeSwitch } from '../../../kit/ui/let-theme-switch.ts'
import { whenIdle } from '../../../kit/ui/when-idle.ts'
import { isBeingSent, mayHaveOpen } from '../../../things/requests/open/may-have-open.ts'
import { letSelect } from './select-service.ts'
import './landing.css'

// The page is finished as the server sends it. What moves on it needs no React (decision 205).
letThemeSwitch()
letMenuClose()
letSelect()
if (mayHaveOpen() || isBeingSent('request-draft')) whenIdle(showOpen)
keepForOffline()

/** Without them the page is whole. */
async function showOpen(): Promise<void> {
  const place = document.querySelector<HTMLElement>('[data-open-requests]')
  const part = await import('./show-open-requests.tsx').catch(() => null)
  if (place) part?.showOpenRequests(place)
}
