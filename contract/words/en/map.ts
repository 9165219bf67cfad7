import { area } from '../words.ts'

export const map = area('map', {
  canvas: 'Ground of the map; the arrow keys move it',
  loading: 'The map is loading',
  instructions:
    'Drag to move the map. With the keyboard: arrow keys move it, plus and minus change the scale.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  schematic: 'Sketch map',
  schematicHint: 'Not to scale: what lies farther away stands at the edge.',
  dragHint: 'Drag it to the place, or move it with the arrow keys. With Shift it goes farther.',
  closePopup: (label: string) => `Close ${label}`,
})
