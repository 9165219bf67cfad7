import { paths } from '#contract/paths.ts'
import { nearby } from '#contract/words/en/nearby.ts'
import { shell } from '#contract/words/en/shell.ts'
import { Badge } from '../../../kit/ui/Badge.tsx'
import { BarLink } from '../../../kit/ui/BarLink.tsx'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Link } from '../../../kit/ui/Link.tsx'
import { barLinkClass } from '../../../kit/ui/link-class.ts'
import { NavBar } from '../../../kit/ui/NavBar.tsx'
import { ThemeSwitch } from '../../../kit/ui/ThemeSwitch.tsx'
import { WordMark } from '../../../kit/ui/WordMark.tsx'
import { useUser } from '../../../things/auth/use-user.ts'

/** The bar of the map page (S0 §2.3). The loud "Request Service" stands with the map. */
export function MapHeader({ request }: { request: string }) {
  const { data: user } = useUser()
  return (
    <NavBar
      brand={
        <span className="flex items-center gap-3">
          <a href={paths.landing} aria-label={shell.homeLabel} className="shrink-0">
            <WordMark />
          </a>
          <Badge tone="amber">{nearby.badge}</Badge>
        </span>
      }
      label={shell.nav}
      width="desk"
      links={[
        <Link key="request" to={request} className={`${barLinkClass} lg:hidden`}>
          {nearby.request}
        </Link>,
        <BarLink key="about" to={paths.about}>
          {shell.about}
        </BarLink>,
        <BarLink key="contact" to={paths.contact}>
          {shell.contact}
        </BarLink>,
        user ? (
          <Link
            key="own"
            to={paths.home(user.userType)}
            aria-label={shell.yourPage(user.fullName)}
            className={barLinkClass}
          >
            <span className="max-w-56 truncate">{user.fullName}</span>
          </Link>
        ) : (
          <Link key="login" to={paths.auth} className={barLinkClass}>
            {nearby.providerLogin}
          </Link>
        ),
      ]}
      extra={<ThemeSwitch />}
      action={
        <Link to={request} className={`${buttonClass()} max-lg:hidden`}>
          {nearby.request}
        </Link>
      }
    />
  )
}
