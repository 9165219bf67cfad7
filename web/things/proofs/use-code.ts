import { useEffect, useState } from 'react'
import { codeMessage, codeOf, codeStep } from '#contract/arrival-code.ts'
import { useTicking } from '../../kit/ui/clock.ts'

/** The code of a key for this stretch of time, made on the device itself: it needs no network. */
export function useCode(key: string | null): string | null {
  const step = useTicking(codeStep)
  const [made, setMade] = useState<{ of: string; code: string } | null>(null)
  const of = `${key} ${step}`
  useEffect(() => {
    if (key === null) return
    let isGone = false
    codeAt(key, step).then(
      (code) => {
        if (!isGone) setMade({ of: `${key} ${step}`, code })
      },
      // Without a secure connection a browser signs nothing: there is no code then.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [key, step])
  return made?.of === of ? made.code : null
}

/** The code of a key in a stretch of time (`contract/arrival-code.ts`). */
export async function codeAt(key: string, step: number): Promise<string> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' }
  const signing = await crypto.subtle.importKey('raw', bytesOf(key), hmac, false, ['sign'])
  const message = new TextEncoder().encode(codeMessage(step))
  return codeOf(new Uint8Array(await crypto.subtle.sign('HMAC', signing, message)))
}

/** Base64url, as the server writes keys. */
function bytesOf(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'))
  return Uint8Array.from(plain, (letter) => letter.charCodeAt(0))
}
