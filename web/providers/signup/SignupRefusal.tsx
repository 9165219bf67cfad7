import { CircleAlert } from 'lucide-react'
import { refusalWords } from './refusal-words.ts'

/** Why the application was refused, where the hand is; read out when it appears. */
export function SignupRefusal({ error }: { error: Error | null }) {
  const words = error && refusalWords(error)
  return (
    <div role="alert">
      {words && (
        <div className="flex items-start gap-2 rounded-sm border-l-4 border-red bg-red-soft px-3 py-2">
          <CircleAlert className="mt-0.5 size-5 shrink-0 text-red-ink" aria-hidden="true" />
          <div>
            <p className="font-sign text-lg font-semibold">{words.title}</p>
            <p>{words.text}</p>
          </div>
        </div>
      )}
    </div>
  )
}
