import { paths } from '#contract/paths.ts'
import { shell } from '#contract/words/en/shell.ts'
import { BarLink } from '../../kit/ui/BarLink.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'
import { Link } from '../../kit/ui/Link.tsx'
import { barLinkClass } from '../../kit/ui/link-class.ts'
import { NavBar } from '../../kit/ui/NavBar.tsx'
import { ThemeSwitch } from '../../kit/ui/ThemeSwitch.tsx'
import { WordMark } from '../../kit/ui/WordMark.tsx'

/** S0 §2.4, for strangers. Home is a document of its own (the landing page), so it is a plain address. */
export const TopNav = ({ width }: { width: 'page' | 'desk' }) => (
  <NavBar
    width={width}
    brand={
      <a href={paths.landing} aria-label={shell.homeLabel} className="shrink-0">
        <WordMark />
      </a>
    }
    label={shell.nav}
    links={[
      <a key="home" href={paths.landing} className={barLinkClass}>
        {shell.home}
      </a>,
      <BarLink key="services" to={paths.requestService}>
        {shell.services}
      </BarLink>,
      <BarLink key="about" to={paths.about}>
        {shell.about}
      </BarLink>,
      <BarLink key="contact" to={paths.contact}>
        {shell.contact}
      </BarLink>,
      // On a desk it stands at the end of the bar.
      <span key="start" className="flex lg:hidden">
        <GetStarted className={barLinkClass} />
      </span>,
    ]}
    extra={<ThemeSwitch />}
    action={
      <div className="flex items-center gap-2">
        <Link to={paths.auth} className={buttonClass()}>
          {shell.login}
        </Link>
        <span className="hidden lg:block">
          <GetStarted className={buttonClass({ variant: 'primary' })} />
        </span>
      </div>
    }
  />
)

const GetStarted = ({ className }: { className: string }) => (
  <Link to={paths.signUp()} className={className}>
    {shell.getStarted}
  </Link>
)
