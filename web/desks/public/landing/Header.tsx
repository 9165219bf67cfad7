import { landing } from '#contract/words/en/landing.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { barLinkClass } from '../../../kit/ui/link-class.ts'
import { NavBar } from '../../../kit/ui/NavBar.tsx'
import { ThemeSwitch } from '../../../kit/ui/ThemeSwitch.tsx'
import { WordMark } from '../../../kit/ui/WordMark.tsx'
import { links } from './links.ts'

export function Header() {
  const { nav } = landing
  return (
    <NavBar
      brand={
        <a href={links.home} aria-label={landing.home}>
          <WordMark />
        </a>
      }
      label={nav.label}
      links={[
        <a key="services" href="#services" className={barLinkClass}>
          {nav.services}
        </a>,
        <a key="how" href="#how-it-works" className={barLinkClass}>
          {nav.how}
        </a>,
        <a key="comparison" href="#comparison" className={barLinkClass}>
          {nav.comparison}
        </a>,
      ]}
      extra={<ThemeSwitch />}
      action={
        <a href={links.signIn} className={buttonClass()}>
          {landing.signIn}
        </a>
      }
    />
  )
}
