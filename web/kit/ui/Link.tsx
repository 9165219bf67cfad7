import type { ComponentProps } from 'react'
import { type NavigateOptions, type To, useHref, useLinkClickHandler } from 'react-router'

/**
 * A link to a page of ours, by React Router's own hooks. Its `Link` brings the prefetching of a server framework into every
 * first load, and each link of a list an observer and two effects that do nothing here.
 */
export function Link({
  to,
  replace,
  state,
  preventScrollReset,
  onClick,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'target'> & { to: To } & Pick<
    NavigateOptions,
    'replace' | 'state' | 'preventScrollReset'
  >) {
  const href = useHref(to)
  const go = useLinkClickHandler<HTMLAnchorElement>(to, { replace, state, preventScrollReset })
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event)
        if (!event.defaultPrevented) go(event)
      }}
    />
  )
}
