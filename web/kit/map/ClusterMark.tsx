/** Several pins in one: how many. Only for hands: the keyboard reaches the pins themselves. */
export function ClusterMark({ count, onOpen }: { count: number; onOpen: () => void }) {
  return (
    <button
      type="button"
      aria-hidden="true"
      tabIndex={-1}
      onClick={onOpen}
      className="numerals grid size-12 -translate-y-8 cursor-pointer place-items-center rounded-full border-3 border-on-plate bg-plate text-xl font-bold text-amber shadow-lift"
    >
      {count}
    </button>
  )
}
