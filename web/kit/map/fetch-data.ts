/** One of the files under the map, by its address; throws where it does not come. */
export async function fetchData<T>(url: string): Promise<T> {
  const response = await fetch(url)
  if (!response.ok) throw new Error(`${url} was answered with ${response.status}`)
  return response.json()
}
