import { chooseLanguage } from '#contract/language.ts'
import { language as words } from '#contract/words/en/language.ts'

/**
 * `<language-switch>` of the footers: the languages that this page may be read in, each by the name it gives itself. The
 * server sends this script where there is a choice; without one the element is empty and nothing is loaded.
 */
class LanguageSwitch extends HTMLElement {
  connectedCallback(): void {
    if (this.firstChild) return
    const choices: Record<string, string> = JSON.parse(
      document.documentElement.dataset.languages ?? '{}',
    )
    const select = document.createElement('select')
    select.className = 'min-h-11 rounded-sm border-2 border-edge bg-transparent px-3 text-ink'
    select.setAttribute('aria-label', words.label)
    for (const [tag, name] of Object.entries(choices)) {
      const isOwn = tag === document.documentElement.lang
      select.add(new Option(name, tag, isOwn, isOwn))
    }
    select.addEventListener('change', () => choose(select.value))
    this.append(select)
  }
}

/** The page comes anew in that language, at the same address; what was typed into its forms is kept as on any reload. */
async function choose(language: string): Promise<void> {
  // Of a technician's link: it says whose choice this is.
  const [, token] = /^#token=(.+)$/.exec(location.hash) ?? []
  const { ok } = await fetch(chooseLanguage.path, {
    method: chooseLanguage.method,
    headers: {
      'Content-Type': 'application/json',
      ...(token && { 'X-Access-Token': decodeURIComponent(token) }),
    },
    body: JSON.stringify({ language }),
  })
  if (ok) location.reload()
}

customElements.define('language-switch', LanguageSwitch)
