import { catalogues } from '#contract/words/catalogues.ts'
import { speak, teach } from '#contract/words/words.ts'

/** Says the page in the language of its HTML, before the first render. Nothing is loaded for English. */
export async function speakLanguageOfPage(): Promise<void> {
  const { lang } = document.documentElement
  for (const [tag, load] of Object.entries(catalogues)) {
    if (tag !== lang) continue
    // A key of the catalogues is a language.
    const language = tag as keyof typeof catalogues
    teach(language, await load())
    speak(language)
  }
}

/** What this page may be read in, each with the name it gives itself; nothing where there is no choice. */
export function languagesToChoose(): Record<string, string> {
  const { languages } = document.documentElement.dataset
  return languages ? JSON.parse(languages) : {}
}
