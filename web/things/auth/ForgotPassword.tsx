import { useId, useState } from 'react'
import { auth } from '#contract/words/en/auth.ts'
import { later } from '../../kit/api/later.tsx'
import { Button } from '../../kit/ui/Button.tsx'

const ForgotForm = later(() => import('./ForgotForm.tsx').then((part) => part.ForgotForm))

/** A panel that opens under the sign-in form. What came of it stands in the panel (S0 §8). */
export function ForgotPassword() {
  const id = useId()
  const [isOpen, setOpen] = useState(false)
  return (
    <div className="flex flex-col gap-3">
      <Button
        variant="ghost"
        className="self-center"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {auth.forgot.open}
      </Button>
      {isOpen && (
        <div id={id}>
          <ForgotForm />
        </div>
      )}
    </div>
  )
}
