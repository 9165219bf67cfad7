import { Moon, Sun, SunMoon } from 'lucide-react'
import { type ReactElement, useId } from 'react'
import { ui } from '#contract/words/en/ui.ts'
import { setTheme, type Theme, themes } from './theme.ts'
import { useTheme } from './use-theme.ts'
import { VisuallyHidden } from './VisuallyHidden.tsx'

const icons: Record<Theme, ReactElement> = {
  system: <SunMoon className="size-5" />,
  light: <Sun className="size-5" />,
  night: <Moon className="size-5" />,
}

/** As the device, light, or night. */
export function ThemeSwitch() {
  const name = useId()
  const chosen = useTheme()
  return (
    <fieldset
      data-theme-switch="true"
      className="script-only inline-flex rounded-sm border-2 border-edge"
    >
      <legend className="sr-only">{ui.theme}</legend>
      {themes.map((theme) => (
        <label
          key={theme}
          title={ui.themes[theme]}
          className="grid size-11 cursor-pointer place-items-center text-muted hover:text-ink has-checked:bg-plate has-checked:text-amber has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus md:size-8"
        >
          <input
            type="radio"
            className="sr-only"
            name={name}
            value={theme}
            checked={theme === chosen}
            onChange={() => setTheme(theme)}
          />
          <span aria-hidden="true">{icons[theme]}</span>
          <VisuallyHidden>{ui.themes[theme]}</VisuallyHidden>
        </label>
      ))}
    </fieldset>
  )
}
