/** A link in running text. */
export const linkClass =
  'text-blue-ink underline underline-offset-2 decoration-1 hover:decoration-2 cursor-pointer'

/** A link that stands alone in a list or a bar: the underline comes with the pointer, the target is a thumb's size. */
export const barLinkClass =
  'inline-flex min-h-12 items-center gap-2 px-3 font-sign text-lg font-semibold text-ink hover:underline decoration-amber decoration-3 underline-offset-8 aria-[current=page]:underline'

/** A name that leads to its page: the underline is faint until the pointer comes. */
export const nameLinkClass =
  'underline decoration-edge decoration-1 underline-offset-4 hover:decoration-2 hover:decoration-ink'
