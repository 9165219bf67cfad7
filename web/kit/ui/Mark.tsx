/** The reflector triangle that a driver sets out behind a stopped truck, on a plate. */
export function Mark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 32 32" className={className} aria-hidden="true">
      <rect width="32" height="32" rx="6" fill="#16181a" />
      <path
        d="M16 5 28.5 26.6h-25zM16 12 9.4 23.4h13.2z"
        fill="#ffb000"
        fillRule="evenodd"
        stroke="#ffb000"
        strokeWidth="1.6"
        strokeLinejoin="round"
      />
    </svg>
  )
}
