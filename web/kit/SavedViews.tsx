import { Bookmark, X } from 'lucide-react'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { views as words } from '#contract/words/en/views.ts'
import { later } from './api/later.tsx'
import { keep, readKept } from './api/storage.ts'
import { Button } from './ui/Button.tsx'
import { IconButton } from './ui/IconButton.tsx'
import { Link } from './ui/Link.tsx'

/** A list as somebody wants to see it again: its filters are an address. */
interface View {
  name: string
  search: string
}

const NameDialog = later(() => import('./NameView.tsx').then((part) => part.NameView))

/**
 * The views of a list that somebody has named, one press each, and the button that names the one that is shown. A view is an address, so
 * a link to it works for everybody; its name stays in this browser.
 */
export function SavedViews({
  list,
  names,
  own,
}: {
  /** Which list, as it is kept; with the person's id where several share a browser. */
  list: string
  /** What of the address makes a view. */
  names: readonly string[]
  /** What leads to the list itself and is part of every view. */
  own: Record<string, string>
}) {
  const [params] = useSearchParams()
  const key = `views-${list}`
  const [views, setViews] = useState(() => readViews(key))
  const [isNaming, setNaming] = useState(false)
  const here = searchOf(params, names)
  const change = (next: View[]) => {
    keep(key, next)
    setViews(next)
  }
  const isKnown = here === '' || views.some(({ search }) => search === here)
  if (views.length === 0 && isKnown) return null
  return (
    <nav aria-label={words.label} className="flex flex-wrap items-center gap-2 print:hidden">
      {views.map(({ name, search }) => (
        <span
          key={search}
          className="inline-flex items-center rounded-sm border border-line bg-surface has-aria-[current=page]:border-ink"
        >
          <Link
            to={`?${new URLSearchParams(own)}&${search}`}
            aria-current={search === here ? 'page' : undefined}
            className="flex min-h-9 items-center gap-2 pl-3 font-sign font-semibold hover:underline"
          >
            <Bookmark className="size-4" aria-hidden="true" />
            {name}
          </Link>
          <IconButton
            size="desk"
            label={words.forget(name)}
            icon={<X className="size-4" />}
            onClick={() => change(views.filter((view) => view.search !== search))}
          />
        </span>
      ))}
      {!isKnown && (
        <Button
          variant="ghost"
          icon={<Bookmark className="size-4" />}
          onClick={() => setNaming(true)}
        >
          {words.save}
        </Button>
      )}
      {isNaming && (
        <NameDialog
          onName={(name) => change([...views, { name, search: here }])}
          onClose={() => setNaming(false)}
        />
      )}
    </nav>
  )
}

/** Of the address what makes the view, always in the same order; empty where nothing is filtered. */
function searchOf(params: URLSearchParams, names: readonly string[]): string {
  const kept = new URLSearchParams()
  for (const name of names) {
    const value = params.get(name)
    if (value) kept.set(name, value)
  }
  return kept.toString()
}

function readViews(key: string): View[] {
  const kept = readKept(key)
  return Array.isArray(kept) ? kept.filter(isView) : []
}

const isView = (value: unknown): value is View =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'search' in value &&
  typeof value.search === 'string'
