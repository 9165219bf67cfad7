import type { ReactNode } from 'react'

/** A point in decimal degrees (WGS 84). */
export type LatLng = { lat: number; lng: number }

export const pinTones = ['provider', 'here', 'pickup', 'dropoff'] as const
export type PinTone = (typeof pinTones)[number]

export type MapPin = LatLng & {
  id: string
  /** What it is, in words: its accessible name, and its sign while it is selected. */
  label: string
  tone: PinTone
  isSelected?: boolean
  /** Something of it is pointed at elsewhere on the page, or has the focus there. */
  isHinted?: boolean
  /** What one compares by, at its foot: a price, minutes. */
  sign?: string | undefined
}

export type MapCircle = LatLng & { miles: number }

export type DraggablePin = LatLng & { label: string; onMove: (to: LatLng) => void }

export type MapPopup = { pinId: string; content: ReactNode; onClose: () => void }

export interface MapProps {
  /** The accessible name. */
  label: string
  /** Where it starts; a change of its numbers flies there. */
  center: LatLng
  zoom: number
  pins: readonly MapPin[]
  onSelect?: (id: string) => void
  /** One is pointed at, or has the focus; null when it is left. */
  onHint?: (id: string | null) => void
  /** Something of the page stands on the map's upper edge: no pin is led there. */
  hasBar?: boolean
  /** A radius of service, or how exact a position is. */
  circle?: MapCircle | null
  /** One pin to drag; the arrow keys move it too. */
  draggable?: DraggablePin | null
  /** Stands at a pin. */
  popup?: MapPopup | null
  className?: string
}

/** How a map that stood still begins to move: from where it stood, and with what was pressed. */
export interface MapWish {
  center?: LatLng
  zoom?: 1 | -1
  /** Pins that stand together, to be seen apart. */
  group?: readonly string[] | undefined
}
