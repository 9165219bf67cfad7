import clsx from 'clsx'

const nuts = [0, 60, 120, 180, 240, 300]

/** A turning wheel. The words that say what is waited for stand beside it. */
export function Spinner({ className = 'size-6' }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 24 24"
      className={clsx('shrink-0 animate-roll', className)}
      aria-hidden="true"
      fill="none"
    >
      <circle cx="12" cy="12" r="10" stroke="currentcolor" strokeWidth="2" opacity="0.35" />
      <path d="M12 2a10 10 0 0 1 10 10" stroke="currentcolor" strokeWidth="3" />
      {nuts.map((turn) => (
        <circle
          key={turn}
          cx="12"
          cy="6.6"
          r="1.3"
          fill="currentcolor"
          transform={`rotate(${turn} 12 12)`}
        />
      ))}
    </svg>
  )
}
