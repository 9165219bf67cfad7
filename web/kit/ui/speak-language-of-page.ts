import { catalogues } from '#contract/words/catalogues.ts'
import { speak, teach } from '#contract/words/words.ts'

/** Says the page in the language of its HTML, before the first render. */
export async function speakLanguageOfPage(): Promise<void> {
  for (const [tag, load] of Object.entries(catalogues)) {
    if (tag !== document.documentElement.lang) continue
    const language = tag as keyof typeof catalogues // it is one of its keys
    teach(language, await load())
    speak(language)
  }
}
