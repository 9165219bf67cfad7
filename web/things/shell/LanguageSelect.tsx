import { language as words } from '#contract/words/en/language.ts'
import { languagesToChoose } from '../../kit/ui/language-of-page.ts'
import { Select } from '../../kit/ui/Select.tsx'
import { chooseLanguage } from './choose-language.ts'

/** The languages that this page may be read in, each by the name it gives itself. */
export function LanguageSelect() {
  return (
    <Select
      aria-label={words.label}
      placeholder={null}
      size="desk"
      defaultValue={document.documentElement.lang}
      options={Object.entries(languagesToChoose()).map(([value, label]) => ({ value, label }))}
      onChange={(event) => chooseLanguage(event.target.value)}
    />
  )
}
