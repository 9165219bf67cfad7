import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  startTransition,
  use,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import {
  addressOf,
  type GoOptions,
  hearSteps,
  type Location,
  locationNow,
  navigate,
} from './history.ts'
import type { Params } from './match.ts'

// The part of React Router that this app used, under its names and with its behavior, in a tenth of the size (decision 310).

const LocationContext = createContext<Location | null>(null)
const ParamsContext = createContext<Params>({})

/** Around all pages. A page that is still on its way leaves the one before on the screen. */
export function Router({ children }: { children: ReactNode }) {
  const [location, show] = useState(() => locationNow())
  useLayoutEffect(() => hearSteps((next) => startTransition(() => show(next))), [])
  return <LocationContext value={location}>{children}</LocationContext>
}

/** Around one page: what its address has where its path has a `:name`. */
export const PageParams = ({ params, children }: { params: Params; children: ReactNode }) => (
  <ParamsContext value={params}>{children}</ParamsContext>
)

/** Where the page that is drawn stands; the browser is a moment ahead of it while the next one loads. */
export function useLocation(): Location {
  const location = use(LocationContext)
  if (!location) throw new Error('This part needs the router around it')
  return location
}

export const useParams = (): Params => use(ParamsContext)

type Init = ConstructorParameters<typeof URLSearchParams>[0]
type SetSearch = (next: Init | ((now: URLSearchParams) => Init), options?: GoOptions) => void

/** What stands behind the `?`, and how to write it anew. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { search } = useLocation()
  const params = useMemo(() => new URLSearchParams(search), [search])
  const set: SetSearch = useCallback(
    (next, options) => {
      const init = typeof next === 'function' ? next(new URLSearchParams(params)) : next
      navigate(`?${new URLSearchParams(init)}`, options)
    },
    [params],
  )
  return [params, set]
}

type LinkProps = Omit<ComponentProps<'a'>, 'href'> & { to: string } & GoOptions

/** A link to a page of the app, which needs no new document. */
export function Link({ to, replace, state, onClick, ...rest }: LinkProps) {
  // `?tab=jobs` leads from where the page stands, so it is drawn anew with the address.
  const { pathname, search, hash } = useLocation()
  const href = addressOf(to)
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event)
    if (event.defaultPrevented || !isOurs(event, rest.target)) return
    event.preventDefault()
    navigate(to, { replace: replace ?? href === pathname + search + hash, state })
  }
  return <a {...rest} href={href} onClick={follow} />
}

/** Another window, or a file to keep, is the browser's. */
const isOurs = (event: MouseEvent, target: string | undefined) =>
  event.button === 0 &&
  (!target || target === '_self') &&
  !event.metaKey &&
  !event.altKey &&
  !event.ctrlKey &&
  !event.shiftKey

/** A link of a bar, which says where the reader is; `end` for one that does not stand for the pages below it too. */
export function NavLink({ end = false, ...rest }: LinkProps & { end?: boolean }) {
  const { pathname } = useLocation()
  const { pathname: to } = new URL(rest.to, window.location.origin + pathname)
  const isHere = pathname === to || (!end && pathname.startsWith(`${to}/`))
  return <Link {...rest} aria-current={isHere ? 'page' : undefined} />
}

/** Leads on as soon as it is drawn. */
export function Navigate({ to, replace, state }: { to: string } & GoOptions) {
  useEffect(() => navigate(to, { replace, state }), [to, replace, state])
  return null
}
