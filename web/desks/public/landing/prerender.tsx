import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import '#contract/words/every-language.ts'
import { heads } from '#contract/words/en/heads.ts'
import { landing } from '#contract/words/en/landing.ts'
import { shell } from '#contract/words/en/shell.ts'
import { ui } from '#contract/words/en/ui.ts'
import { base, isLanguage, type Language, languageNames } from '#contract/words/languages.ts'
import { switchPseudoOn } from '#contract/words/switch-pseudo-on.ts'
import { speak } from '#contract/words/words.ts'
import { BootScreen } from '../../../kit/ui/BootScreen.tsx'
import { LandingPage } from './LandingPage.tsx'
import { specifiedFigures } from './specified-figures.ts'

export { base, switchPseudoOn }

/** In which languages the build writes the pages. */
export const languages = (): Language[] => [...languageNames().keys()].filter(isLanguage)

/** What the build writes into the HTML files of a language in place of `<!--name-->`, and beside them. */
export function prerendered(language: Language) {
  speak(language)
  const made = {
    landing: {
      title: landing.title,
      description: landing.description,
      page: renderToStaticMarkup(<LandingPage figures={specifiedFigures} />),
    },
    app: {
      title: ui.productName,
      page: renderToString(<BootScreen />),
    },
    /** Of the pages of the app that search engines may list, by path. */
    heads: Object.fromEntries(
      Object.entries(heads).map(([path, { title, description }]) => [
        path,
        { title: shell.title(title), description },
      ]),
    ),
    manifest: {
      id: '/',
      lang: language,
      name: ui.productName,
      short_name: ui.productName,
      description: shell.footer.line,
      start_url: '/',
      display: 'standalone',
      background_color: '#f0eee9',
      theme_color: '#0f1112',
      icons: [
        { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
        { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
        // Phones cut it to a shape of their own.
        {
          src: '/icon-maskable-512.png',
          type: 'image/png',
          sizes: '512x512',
          purpose: 'maskable',
        },
      ],
      shortcuts: [
        { name: shell.shortcuts.ask, url: '/request-service' },
        { name: shell.shortcuts.map, url: '/individual' },
        { name: shell.shortcuts.signIn, url: '/auth' },
      ],
    },
  }
  speak(base)
  return made
}
