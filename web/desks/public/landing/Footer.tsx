import { landing } from '#contract/words/en/landing.ts'
import { Container } from '../../../kit/ui/Container.tsx'
import { barLinkClass } from '../../../kit/ui/link-class.ts'
import { ThemeSwitch } from '../../../kit/ui/ThemeSwitch.tsx'
import { WordMark } from '../../../kit/ui/WordMark.tsx'
import { links } from './links.ts'

const named = [
  'getHelp',
  'becomeProvider',
  'about',
  'contact',
  'signIn',
  'terms',
  'privacy',
  'smsTerms',
] as const

export function Footer() {
  const { label, line } = landing.footer
  return (
    <footer className="py-6 lg:py-8">
      <Container className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 lg:gap-y-4">
        <div>
          <WordMark />
          <p className="mt-1 text-sm lg:mt-2 text-muted">{line}</p>
        </div>
        <div className="flex flex-wrap items-center gap-4 lg:order-1">
          <ThemeSwitch />
          {/* It fills itself where there is a choice. */}
          <language-switch />
        </div>
        <nav aria-label={label} className="-mx-3 flex flex-wrap">
          {named.map((name) => (
            <a key={name} href={links[name]} className={barLinkClass}>
              {landing.footer[name]}
            </a>
          ))}
        </nav>
      </Container>
    </footer>
  )
}
