import { renderToString } from 'react-dom/server'
import { landing } from '../messages/en/landing.ts'
import { ui } from '../messages/en/ui.ts'
import { BootScreen } from '../ui/BootScreen.tsx'
import { LandingPage } from './LandingPage.tsx'

/** What the build writes into the HTML files in place of `<!--name-->` (vite.config.ts). */
export function prerendered(): Record<'landing' | 'app', Record<string, string>> {
  return {
    landing: {
      title: landing.title,
      description: landing.description,
      page: renderToString(<LandingPage />),
    },
    app: {
      title: ui.productName,
      page: renderToString(<BootScreen />),
    },
  }
}
