import type { InputHTMLAttributes, ReactNode, Ref } from 'react'

export interface SwitchProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'role'> {
  label: ReactNode
  ref?: Ref<HTMLInputElement>
}

/** Something that is on or off and acts at once. */
export function Switch({ label, ...rest }: SwitchProps) {
  return (
    <label className="flex min-h-12 cursor-pointer items-center justify-between gap-4">
      <span className="font-sign text-lg font-semibold">{label}</span>
      <input
        {...rest}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: the checkbox itself says whether it is checked
        role="switch"
        className="relative h-8 w-14 shrink-0 cursor-pointer appearance-none rounded-full border-2 border-edge bg-sunken transition-colors duration-100 before:absolute before:top-0.5 before:left-0.5 before:size-6 before:rounded-full before:bg-edge before:transition-transform before:duration-100 checked:border-on-amber checked:bg-amber checked:before:translate-x-6 checked:before:bg-on-amber forced-colors:appearance-auto"
      />
    </label>
  )
}
