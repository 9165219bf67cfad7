import { useEffect, useState } from 'react'

/** The value once it has stood still for `afterMs`. */
export function useDebounced<T>(value: T, afterMs: number): T {
  const [settled, settle] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => settle(value), afterMs)
    return () => clearTimeout(timer)
  }, [value, afterMs])
  return settled
}
