/** Three axles between the wheels that stand beside it: cab, tractor, trailer. A picture only. */
export function TruckFromAbove({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 80 270" preserveAspectRatio="none" className={className} aria-hidden="true">
      <g fill="none" stroke="currentcolor" strokeWidth="3">
        <path d="M6 32H74M6 98H74M6 166H74" className="text-edge" />
        <path d="M26 12q14-8 28 0v52H26z" className="fill-sunken" />
        <path d="M30 64h20v16H30z" className="fill-sunken" />
        <rect x="22" y="80" width="36" height="114" className="fill-sunken" />
        <path d="M29 26q11-5 22 0" />
      </g>
    </svg>
  )
}
