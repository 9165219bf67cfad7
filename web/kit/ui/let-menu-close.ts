/** The menu of a bar that is the browser's own disclosure closes by Escape, and when a link in it is followed. */
export function letMenuClose(): void {
  for (const menu of document.querySelectorAll<HTMLDetailsElement>('details[data-menu]')) {
    menu.addEventListener('keydown', (event) => closeOnEscape(menu, event.key))
    menu.addEventListener('click', (event) => closeOnLink(menu, event.target))
  }
}

export function closeOnEscape(menu: HTMLDetailsElement, key: string): void {
  if (key !== 'Escape' || !menu.open) return
  menu.open = false
  menu.querySelector('summary')?.focus()
}

/** A link inside the page leaves the menu open otherwise. */
export function closeOnLink(menu: HTMLDetailsElement, pressed: EventTarget | null): void {
  if (pressed instanceof Element && pressed.closest('a')) menu.open = false
}
