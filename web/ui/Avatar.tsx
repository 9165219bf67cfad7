import { initials } from './format.ts'

const grounds = ['#2f3a42', '#43382c', '#2d4036', '#3f3244', '#45302d', '#2c3d4b']

/** The same name has the same ground every time. */
function groundOf(name: string): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 9973
  return grounds[sum % grounds.length] ?? '#2f3a42'
}

/** Initials on a plate, drawn here. The name stands beside it, so it is no picture of its own to a reader. */
export function Avatar({ name, className = 'size-12' }: { name: string; className?: string }) {
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
