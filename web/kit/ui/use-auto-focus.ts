import { type Ref, useRef } from 'react'

/**
 * A field that `isFirst` has the focus as soon as it is there. Without this the page would only have the attribute `autofocus`, which
 * browsers heed once a page. Takes the field's own `ref` along.
 */
export function useAutoFocus<T extends HTMLElement>(isFirst = false, ref?: Ref<T>) {
  const isDone = useRef(!isFirst)
  if (!isFirst) return ref
  return (field: T | null) => {
    if (typeof ref === 'function') ref(field)
    else if (ref) ref.current = field
    if (!field || isDone.current) return
    isDone.current = true
    field.focus()
  }
}
