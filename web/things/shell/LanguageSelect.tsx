import { language as words } from '#contract/words/en/language.ts'
import { Select } from '../../kit/ui/Select.tsx'
import { chooseLanguage } from './choose-language.ts'

/** As the server says it on the page: each language with the name it gives itself. */
const choices = (): Record<string, string> =>
  JSON.parse(document.documentElement.dataset.languages ?? '{}')

/** The languages that this page may be read in, each by the name it gives itself. */
export function LanguageSelect() {
  return (
    <Select
      aria-label={words.label}
      placeholder={null}
      size="desk"
      defaultValue={document.documentElement.lang}
      options={Object.entries(choices()).map(([value, label]) => ({ value, label }))}
      onChange={(event) => chooseLanguage(event.target.value)}
    />
  )
}
