/** Has this browser what draws the real map? MapLibre needs WebGL 2, and the picture before it a canvas in a worker. Whether it can use them, the worker says: to ask takes half a second where there is no graphics card. */
export const hasMapParts = (): boolean =>
  'OffscreenCanvas' in window && 'WebGL2RenderingContext' in window

/** Can WebGL 2 be used? Without `canvas`, asked of a page. */
export function hasWebGl(
  canvas: OffscreenCanvas | HTMLCanvasElement = document.createElement('canvas'),
): boolean {
  const context = canvas.getContext('webgl2') as WebGL2RenderingContext | null
  // Browsers allow few contexts at a time: this one goes at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
