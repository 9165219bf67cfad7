import { isTheme, onTheme, setTheme, shownTheme } from './theme.ts'

/** Lets the theme switches of a page without React do what they say (ThemeSwitch.tsx). */
export function letThemeSwitch(): void {
  const radios = document.querySelectorAll<HTMLInputElement>('[data-theme-switch] input')
  const follow = () => {
    for (const radio of radios) radio.checked = radio.value === shownTheme()
  }
  for (const radio of radios)
    radio.addEventListener('change', () => isTheme(radio.value) && setTheme(radio.value))
  onTheme(follow)
  follow()
}
