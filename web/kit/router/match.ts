export type Params = Readonly<Record<string, string>>

/** Which of these paths an address is, and what stands in it where the path has a `:name`. */
export function matchOf<Path extends string>(
  paths: readonly Path[],
  pathname: string,
): { path: Path; params: Params } | null {
  const given = partsOf(pathname)
  for (const path of paths) {
    const params = paramsOf(partsOf(path), given)
    if (params) return { path, params }
  }
  return null
}

/** People write addresses with a slash at the end and in capitals. */
const partsOf = (path: string) => path.replace(/\/+$/, '').split('/')

function paramsOf(path: readonly string[], given: readonly string[]): Params | null {
  if (path.length !== given.length) return null
  const params: Record<string, string> = {}
  for (const [at, part] of path.entries()) {
    const own = given[at] ?? ''
    if (part.startsWith(':') && own) params[part.slice(1)] = decoded(own)
    else if (part.toLowerCase() !== own.toLowerCase()) return null
  }
  return params
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part)
  } catch {
    return part
  }
}
