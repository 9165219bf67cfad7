import { Search } from 'lucide-react'
import type { ComponentProps } from 'react'
import { TextInput } from './TextInput.tsx'

/** Where words to search for are typed, with the sign of it; in a `Field`. */
export function SearchInput(props: Omit<ComponentProps<typeof TextInput>, 'type' | 'className'>) {
  return (
    <span className="relative block">
      <Search
        className="pointer-events-none absolute inset-y-0 left-3 my-auto size-5 text-muted"
        aria-hidden="true"
      />
      <TextInput {...props} type="search" autoComplete="off" className="pl-10" />
    </span>
  )
}
