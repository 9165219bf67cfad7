import { CircleAlert, CircleCheck } from 'lucide-react'

const looks = {
  good: { Icon: CircleCheck, look: 'bg-green-soft text-green-ink' },
  wrong: { Icon: CircleAlert, look: 'bg-red-soft text-red-ink' },
}

/** What came of a form, inside the form. */
export function FormMessage({ tone, children }: { tone: keyof typeof looks; children: string }) {
  const { Icon, look } = looks[tone]
  return (
    <p
      role={tone === 'wrong' ? 'alert' : 'status'}
      className={`flex items-start gap-2 rounded-sm p-3 font-medium ${look}`}
    >
      <Icon className="mt-0.5 size-5 shrink-0" aria-hidden="true" />
      {children}
    </p>
  )
}
