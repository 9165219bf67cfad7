import { catalogues } from './catalogues.ts'
import { languageIn, languages } from './languages.ts'
import { teach } from './words.ts'

// Whoever writes to readers of any language imports this once: the server, and the build of the pages.
for (const [tag, load] of Object.entries(catalogues)) {
  const language = languageIn(tag)
  if (language && language in languages) teach(language, await load())
}
