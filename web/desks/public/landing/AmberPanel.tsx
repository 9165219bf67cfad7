import { ExitArrow } from './RoadSign.tsx'

/** The yellow panel at the foot of an exit sign: the biggest thing on the page to press. */
export function AmberPanel({ href, label, note }: { href: string; label: string; note?: string }) {
  return (
    <a
      href={href}
      className="flex min-h-20 items-center justify-between gap-6 rounded-sm border-3 border-amber bg-amber px-5 font-sign text-2xl leading-8 font-bold text-on-amber inset-ring-3 inset-ring-on-amber transition-colors hover:border-amber-deep hover:bg-amber-deep focus-visible:outline-on-plate sm:text-3xl"
    >
      <span className="flex flex-col py-2">
        {label}
        {note && <span className="font-sans text-sm font-normal">{note}</span>}
      </span>
      <ExitArrow className="size-10 sm:size-12" />
    </a>
  )
}
