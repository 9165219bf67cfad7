import { area } from '../words.ts'

export const map = area('map', {
  canvas: 'Map; the arrow keys move it',
  loading: 'The map is loading',
  instructions: 'Drag to move the map. With the keyboard: arrow keys move it, plus and minus zoom.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  schematic: 'Sketch map',
  schematicHint: 'Not to scale: whatever is farther away is drawn at the edge.',
  dragHint: 'Drag it to the spot, or move it with the arrow keys. Hold Shift for bigger steps.',
  closePopup: (label: string) => `Close ${label}`,
})
