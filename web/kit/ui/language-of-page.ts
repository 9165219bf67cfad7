import { base } from '#contract/words/languages.ts'

/** Another language than English, which is there already, comes before the first render. */
export async function loadLanguageOfPage(): Promise<void> {
  if (document.documentElement.lang === base) return
  await (await import('./speak-language-of-page.ts')).speakLanguageOfPage()
}
