import type { ReactNode } from 'react'

/** An overhead sign with the small plate of an exit number on its shoulder. */
export function RoadSign({ tab, children }: { tab: string; children: ReactNode }) {
  return (
    <div className="relative flex flex-col items-end">
      {/* The brackets it hangs by. */}
      <span className="absolute -top-10 left-[12%] -z-10 h-24 w-2.5 bg-(--hero-steel)" />
      <span className="absolute -top-10 left-[42%] -z-10 h-24 w-2.5 bg-(--hero-steel)" />
      <p className="sign-line mr-6 -mb-1 rounded-md bg-plate px-4 pt-2.5 pb-3 font-sign text-base leading-5 font-semibold text-on-plate">
        {tab}
      </p>
      <div className="sign-line w-full rounded-lg bg-plate p-5 sm:p-8">{children}</div>
    </div>
  )
}

/** The arrow that leads off the road. */
export function ExitArrow({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 24 24" className={`shrink-0 ${className}`} aria-hidden="true">
      <path d="M4 3.5 16 15.5V8h4.5v15H5.5v-4.5H13L1 6.5z" fill="currentcolor" />
    </svg>
  )
}
