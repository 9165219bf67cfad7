import { catalogues } from '#contract/words/catalogues.ts'
import { speak, teach } from '#contract/words/words.ts'

// The first script of a page in another language than English: its words come before the page's own script runs.
const own = document.querySelector<HTMLScriptElement>('script[data-then]')?.dataset.then
for (const [tag, load] of Object.entries(catalogues)) {
  if (tag !== document.documentElement.lang) continue
  const language = tag as keyof typeof catalogues // it is one of its keys
  teach(language, await load())
  speak(language)
}
if (own) await import(/* @vite-ignore */ own)
