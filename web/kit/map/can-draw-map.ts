let answer: boolean | undefined

/** Can this browser draw the real map? MapLibre needs WebGL 2, and its ground a canvas in a worker. Asked once a page: it takes its time. */
export function canDrawMap(): boolean {
  answer ??= 'OffscreenCanvas' in window && hasWebGl()
  return answer
}

function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  // Browsers allow few contexts at a time: this one goes at once.
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
