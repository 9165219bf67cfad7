/** The field to draw in: only who signs needs it. */
export const loadPad = () => import('./SignaturePad.tsx')
