import clsx from 'clsx'
import { ui } from '#contract/words/en/ui.ts'
import { formatPhone, phoneHref } from './format.ts'
import { linkClass } from './link-class.ts'

/** "(512) 555-0143", tappable. */
export function PhoneLink({ number, className }: { number: string; className?: string }) {
  const written = formatPhone(number)
  return (
    <a
      href={phoneHref(number)}
      aria-label={ui.call(written)}
      className={clsx(
        linkClass,
        'numerals inline-flex min-h-6 items-center whitespace-nowrap',
        className,
      )}
    >
      {written}
    </a>
  )
}
