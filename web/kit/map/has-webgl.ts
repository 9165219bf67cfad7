/** Can this browser draw the real map? MapLibre needs WebGL 2. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers allow few contexts at a time: this one goes at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
