import { Tabs as Radix } from 'radix-ui'
import type { ReactNode } from 'react'

export interface Tab<V extends string> {
  value: V
  label: string
  /** A count behind the words; of a list that goes on with a plus. */
  count?: number | string
}

export interface TabsProps<V extends string> {
  /** Names the row of tabs for screen readers. */
  label: string
  tabs: readonly Tab<V>[]
  value: V
  /** The page usually keeps the value in its address. */
  onChange: (value: V) => void
  children: ReactNode
}

/** Plates that wrap on a phone, so that no tab hides beyond the edge. Put one TabPanel per tab inside. */
export function Tabs<V extends string>({ label, tabs, value, onChange, children }: TabsProps<V>) {
  return (
    <Radix.Root value={value} onValueChange={(next) => onChange(next as V)}>
      <Radix.List
        aria-label={label}
        className="mb-4 flex flex-wrap gap-1 rounded-md bg-sunken p-1 md:w-fit"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="inline-flex min-h-12 grow cursor-pointer items-center justify-center gap-2 rounded-sm px-4 font-sign text-lg font-semibold text-muted hover:text-ink data-[state=active]:bg-surface data-[state=active]:text-ink data-[state=active]:shadow-lift data-[state=active]:inset-ring-2 data-[state=active]:inset-ring-edge md:min-h-10"
          >
            {tab.label}
            {tab.count !== undefined && (
              <span className="numerals rounded-full bg-ink px-2 text-base leading-6 text-page">
                {tab.count}
              </span>
            )}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {children}
    </Radix.Root>
  )
}

export function TabPanel<V extends string>({ value, children }: { value: V; children: ReactNode }) {
  return <Radix.Content value={value}>{children}</Radix.Content>
}
