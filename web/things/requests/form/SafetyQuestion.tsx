import { Phone } from 'lucide-react'
import type { ReactNode } from 'react'
import { requests } from '#contract/words/en/requests.ts'
import { buttonClass } from '../../../kit/ui/button-class.ts'
import { Card } from '../../../kit/ui/Card.tsx'
import { Chips } from '../../../kit/ui/Chips.tsx'
import { focusFirstWrong } from './focus-wrong.ts'
import { safetyAnswered } from './request-form.ts'
import type { RequestFormState } from './use-request-form.ts'

/** The question that alone makes an emergency of a request (rules C2). */
export function SafetyQuestion({ form }: { form: RequestFormState }) {
  const words = requests.safety
  return (
    <Card edge="red">
      <Chips
        legend={words.question}
        name="danger"
        chips={[
          { value: 'no', label: words.no },
          { value: 'yes', label: words.yes },
        ]}
        value={form.values.danger}
        error={form.wrong('danger')}
        onChange={(danger) => form.change(safetyAnswered(danger, form.values))}
      />
    </Card>
  )
}

/** Where it is the one question of a screen it wants its answer: without one it says so. Has it been left open? */
export function isSafetyOpen(form: RequestFormState): boolean {
  if (form.values.danger) return false
  const wrongs = { danger: requests.safety.missing }
  form.showWrongs(wrongs)
  focusFirstWrong(wrongs)
  return true
}

/** Life first (rules A); below it what else to do. */
export function CallFirst({ children }: { children: ReactNode }) {
  const words = requests.safety
  return (
    <div className="flex flex-col gap-3 rounded-md border-2 border-red bg-red-soft p-4">
      <p className="font-sign text-2xl font-bold text-red-ink">{words.call}</p>
      <a href="tel:911" className={buttonClass({ variant: 'danger' })}>
        <Phone className="size-5" aria-hidden="true" />
        {words.callNow}
      </a>
      {children}
    </div>
  )
}
