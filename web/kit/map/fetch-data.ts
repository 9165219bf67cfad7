/** One of the files under the map, by its address; throws where it does not come. */
export async function fetchData<T>(url: string, signal: AbortSignal): Promise<T> {
  const response = await fetch(url, { signal })
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  return response.json()
}
