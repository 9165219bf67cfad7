import clsx from 'clsx'
import { useState } from 'react'
import { initials } from './format.ts'

const grounds = ['#2f3a42', '#43382c', '#2d4036', '#3f3244', '#45302d', '#2c3d4b']

/** The same name has the same ground every time. */
function groundOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return grounds[sum % grounds.length] ?? '#2f3a42'
}

export interface AvatarProps {
  name: string
  /** Where there is one; initials while there is none, and where it does not come. */
  picture?: string | null
  className?: string
}

/** A picture or initials on a plate. The name stands beside it, so it is no picture of its own to a reader. */
export function Avatar({ name, picture = null, className = 'size-12' }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  if (picture && broken !== picture)
    return (
      <img
        src={picture}
        alt=""
        decoding="async"
        onError={() => setBroken(picture)}
        className={clsx('shrink-0 rounded-sm border border-edge bg-sunken object-cover', className)}
      />
    )
  return (
    <svg viewBox="0 0 48 48" className={`shrink-0 ${className}`} aria-hidden="true">
      <rect width="48" height="48" rx="7" fill={groundOf(name)} />
      <rect
        x="3"
        y="3"
        width="42"
        height="42"
        rx="4.5"
        fill="none"
        stroke="#fbfaf6"
        strokeOpacity=".55"
        strokeWidth="1.5"
      />
      <text
        x="24"
        y="25"
        fill="#fbfaf6"
        fontSize="20"
        fontWeight="600"
        fontFamily="var(--font-sign)"
        textAnchor="middle"
        dominantBaseline="central"
      >
        {initials(name)}
      </text>
    </svg>
  )
}
