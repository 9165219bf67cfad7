import { useSyncExternalStore } from 'react'
import { language as words } from '#contract/words/en/language.ts'
import { languagesToChoose } from '../../kit/ui/language-of-page.ts'
import { Select } from '../../kit/ui/Select.tsx'

const never = () => () => {}

/** Stands there where the server speaks more than one language. The prerendered page does not know that yet. */
export function LanguageSwitch() {
  const isThere = useSyncExternalStore(
    never,
    () => Object.keys(languagesToChoose()).length > 1,
    () => false,
  )
  if (!isThere) return null
  const choose = async (language: string) =>
    (await import('./choose-language.ts')).chooseLanguage(language)
  return (
    <Select
      aria-label={words.label}
      placeholder={null}
      size="desk"
      defaultValue={document.documentElement.lang}
      options={Object.entries(languagesToChoose()).map(([value, label]) => ({ value, label }))}
      onChange={(event) => choose(event.target.value)}
    />
  )
}
