import { useEffect, useState } from 'react'

/** S0 §4. Browsers that do not say count as `prompt`. */
export type LocationPermission = 'checking' | 'prompt' | 'granted' | 'denied'

/** May this page use the device's location? Follows what the reader changes in the browser's settings. */
export function useLocationPermission(): LocationPermission {
  const [permission, setPermission] = useState<LocationPermission>('checking')
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const unknown = () => !signal.aborted && setPermission('prompt')
    if (!navigator.permissions) unknown()
    else
      navigator.permissions.query({ name: 'geolocation' }).then((status) => {
        if (signal.aborted) return
        setPermission(status.state)
        status.addEventListener('change', () => setPermission(status.state), { signal })
      }, unknown)
    return () => gone.abort()
  }, [])
  return permission
}
