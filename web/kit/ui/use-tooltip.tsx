import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useId,
  useRef,
} from 'react'
import { placeBeside } from './place-beside.ts'

/** S0 §9, the figures of Radix; its own tooltip would cost 16 kB on every page that has a button. */
export const tooltipRules = { openDelayMs: 700, skipDelayMs: 300 } as const

/** Long enough to reach the bubble with the pointer (WCAG 1.4.13). */
const leaveMs = 120

/** When the last tooltip closed: the next one within the skip delay opens at once. */
let lastClosed = Number.NEGATIVE_INFINITY

/**
 * A sentence beside a control: spread `trigger` on it and put `bubble` after it. Opens on hover after the delay, at
 * once on keyboard focus, on touch only with `onTap`. It lives in the top layer, so it also stands above dialogs.
 */
export function useTooltip(text: string | null, { onTap = false } = {}) {
  const id = useId()
  const bubble = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const whileOpen = useRef<AbortController>(undefined)

  function isOpen() {
    return bubble.current?.matches(':popover-open') ?? false
  }
  function open(beside: HTMLElement, isHovered = false) {
    clearTimeout(timer.current)
    const element = bubble.current
    if (!element || isOpen() || !element.showPopover) return
    // What only the focus has opened is nobody's target: it must not cover a button that the layout moves under it.
    element.style.pointerEvents = isHovered ? '' : 'none'
    element.showPopover()
    const place = () => placeBeside(element, beside.getBoundingClientRect())
    place()
    // Focus from the keyboard often scrolls, so scrolling moves it along and does not close it.
    whileOpen.current = new AbortController()
    const { signal } = whileOpen.current
    addEventListener('scroll', place, { capture: true, passive: true, signal })
    addEventListener('pointerdown', closeFromOutside, { capture: true, signal })
  }
  function closeFromOutside(event: Event) {
    if (!bubble.current?.contains(event.target as Node)) close()
  }
  function close() {
    clearTimeout(timer.current)
    whileOpen.current?.abort()
    if (!isOpen()) return
    bubble.current?.hidePopover()
    lastClosed = performance.now()
  }
  function closeSoon() {
    clearTimeout(timer.current)
    timer.current = setTimeout(close, leaveMs)
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      whileOpen.current?.abort()
    },
    [],
  )

  const trigger = {
    'aria-describedby': text ? id : undefined,
    onPointerEnter(event: PointerEvent<HTMLElement>) {
      if (event.pointerType === 'touch') return
      const beside = event.currentTarget
      clearTimeout(timer.current)
      const recently = performance.now() - lastClosed < tooltipRules.skipDelayMs
      if (recently) open(beside, true)
      else timer.current = setTimeout(() => open(beside, true), tooltipRules.openDelayMs)
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      // A finger leaves by lifting; what it opened stays until the next touch.
      if (event.pointerType !== 'touch') closeSoon()
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      if (onTap && event.pointerType === 'touch') open(event.currentTarget)
    },
    onFocus(event: FocusEvent<HTMLElement>) {
      if (event.currentTarget.matches(':focus-visible')) open(event.currentTarget)
    },
    onBlur: close,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (event.key !== 'Escape' || !isOpen()) return
      event.stopPropagation()
      close()
    },
  }

  return {
    trigger: text ? trigger : {},
    bubble: text && (
      <span
        ref={bubble}
        id={id}
        role="tooltip"
        popover="manual"
        className="fixed inset-auto m-0 max-w-72 overflow-visible border-0 bg-transparent p-2"
        onPointerEnter={() => clearTimeout(timer.current)}
        onPointerLeave={closeSoon}
      >
        <span className="block rounded-sm bg-plate-deep px-3 py-2 text-left font-sans text-sm font-normal text-on-plate shadow-over inset-ring-1 inset-ring-edge">
          {text}
        </span>
      </span>
    ),
  }
}
