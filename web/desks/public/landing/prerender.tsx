import { renderToString } from 'react-dom/server'
import { heads } from '#contract/words/en/heads.ts'
import { landing } from '#contract/words/en/landing.ts'
import { shell } from '#contract/words/en/shell.ts'
import { ui } from '#contract/words/en/ui.ts'
import { BootScreen } from '../../../kit/ui/BootScreen.tsx'
import { LandingPage } from './LandingPage.tsx'
import { specifiedFigures } from './read-figures.ts'

/** What the build writes into the HTML files in place of `<!--name-->` (vite.config.ts). */
export function prerendered(): Record<'landing' | 'app', Record<string, string>> {
  return {
    landing: {
      title: landing.title,
      description: landing.description,
      page: renderToString(<LandingPage figures={specifiedFigures} />),
    },
    app: {
      title: ui.productName,
      page: renderToString(<BootScreen />),
    },
  }
}

/** The heads of the pages of the app that search engines may list, by path. */
export function pageHeads(): Record<string, { title: string; description: string }> {
  return Object.fromEntries(
    Object.entries(heads).map(([path, { title, description }]) => [
      path,
      { title: shell.title(title), description },
    ]),
  )
}
