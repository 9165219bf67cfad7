/** A road with nobody on it. */
export function EmptyRoad() {
  return (
    <svg viewBox="0 0 160 64" className="w-40" aria-hidden="true">
      <path d="M0 32h160" stroke="var(--color-edge)" strokeWidth="1.5" />
      <path
        d="M72 32h16l52 32H20z"
        fill="var(--color-plate)"
        stroke="var(--color-edge)"
        strokeWidth="1.5"
      />
      <path
        d="M79.2 34h1.6l.6 5h-2.8zM78.2 42h3.6l1 8h-5.6zM76.6 53h6.8l1.4 11h-9.6z"
        fill="var(--color-amber)"
      />
      <path
        d="M112 32V14m0 0h14v9h-14z"
        stroke="var(--color-edge)"
        strokeWidth="1.5"
        fill="var(--color-surface)"
      />
      <path d="M115 17.5h8M115 20.5h5" stroke="var(--color-edge)" strokeWidth="1.2" />
    </svg>
  )
}
