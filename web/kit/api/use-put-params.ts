import { useSearchParams } from 'react-router'

/** Puts values into the page's address, where a link or a reload finds them; an empty one leaves it. */
export function usePutParams() {
  const [, setParams] = useSearchParams()
  return (values: Record<string, string>) =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now)
        for (const [name, value] of Object.entries(values)) {
          if (value) next.set(name, value)
          else next.delete(name)
        }
        return next
      },
      { replace: true, preventScrollReset: true },
    )
}
