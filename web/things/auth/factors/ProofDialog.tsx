import { useEffect, useState } from 'react'
import { askingOnce } from '../../../kit/api/asking-once.ts'
import { later } from '../../../kit/api/later.tsx'
import { proof } from '../../../kit/api/proof.ts'

const AskForProof = later(() => import('./AskForProof.tsx').then((part) => part.AskForProof))

/** Asks for the password again before something dangerous, whichever call of the page wants it; shows nothing until then. */
export function ProofDialog() {
  const [done, setDone] = useState<((isProved: boolean) => void) | null>(null)
  useEffect(() => {
    proof.ask = askingOnce(() => new Promise((resolve) => setDone(() => resolve)))
    return () => {
      proof.ask = undefined
    }
  }, [])
  if (!done) return null
  return (
    <AskForProof
      onDone={(isProved) => {
        setDone(null)
        done(isProved)
      }}
    />
  )
}
