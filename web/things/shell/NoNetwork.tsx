import { RotateCw, WifiOff } from 'lucide-react'
import { type ReactNode, useEffect } from 'react'
import { shell } from '#contract/words/en/shell.ts'
import { isReachable } from '../../kit/api/is-reachable.ts'
import { Button } from '../../kit/ui/Button.tsx'
import { buttonClass } from '../../kit/ui/button-class.ts'

const retryEveryMs = 5_000

/** In the place of a page that needs a network: says so, what stands all the same, and goes on by itself. */
export function NoNetwork({ children }: { children?: ReactNode }) {
  const words = shell.noNetwork
  useEffect(() => {
    const goOn = () => void isReachable().then((back) => back && reopen())
    addEventListener('online', goOn)
    // A device that has a network is not always online.
    const timer = setInterval(goOn, retryEveryMs)
    return () => {
      removeEventListener('online', goOn)
      clearInterval(timer)
    }
  }, [])
  return (
    <div className="mx-auto flex max-w-prose flex-col items-start gap-4 py-8">
      <WifiOff className="size-10 text-muted" strokeWidth={1.5} aria-hidden="true" />
      <h1 className="text-3xl">{words.title}</h1>
      <p role="status">{words.text}</p>
      {children}
      <p>{words.call}</p>
      <div className="flex flex-wrap gap-3">
        <Button icon={<RotateCw className="size-5" aria-hidden="true" />} onClick={reopen}>
          {words.retry}
        </Button>
        <a href="tel:911" className={buttonClass({ variant: 'danger' })}>
          {words.call911}
        </a>
      </div>
    </div>
  )
}

/** The address that was asked for; the page of the app for this has none of its own. */
function reopen() {
  if (location.pathname === '/offline') location.replace('/')
  else location.reload()
}
