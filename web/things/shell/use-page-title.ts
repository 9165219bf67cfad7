import { useEffect } from 'react'
import { shell } from '#contract/words/en/shell.ts'

/** Names the page in the browser's tab and history. */
export function usePageTitle(page: string): void {
  useEffect(() => {
    document.title = shell.title(page)
  }, [page])
}
