import { useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import type { MapPin, MapPopup } from './map-props.ts'
import { type MapLibre, Popup } from './maplibre.ts'
import { overhangOf } from './overhang.ts'
import { PopupCard } from './PopupCard.tsx'

/** The card of one pin on the real map: above the pin; the map moves where the card would not fit. */
export function RoadPopup({ map, pin, popup }: { map: MapLibre; pin: MapPin; popup: MapPopup }) {
  const { lat, lng } = pin
  const [element] = useState(() => document.createElement('div'))

  // Before the card's own effect, which focuses it: only what stands on the page can take the focus.
  useLayoutEffect(() => {
    const bubble = new Popup({
      anchor: 'bottom',
      // Clear of a selected pin.
      offset: [0, -58],
      closeButton: false,
      closeOnClick: false,
      focusAfterOpen: false,
      maxWidth: 'min(18rem, calc(100% - 5rem))',
    })
    bubble.setLngLat([lng, lat]).setDOMContent(element).addTo(map)
    const makeRoom = () => !map.isMoving() && element.isConnected && bringIntoView(map, element)
    // Measured when the map has come to rest, never while it flies: what ends a move may begin another in the same
    // breath, and pixels of one zoom mean other places at the next. A reader who drags the card away is left alone.
    const afterMove = ({ originalEvent, isForCard }: Moved) => {
      if (!originalEvent && !isForCard) queueMicrotask(makeRoom)
    }
    map.on('moveend', afterMove)
    queueMicrotask(makeRoom)
    return () => {
      map.off('moveend', afterMove)
      bubble.remove()
    }
  }, [map, element, lat, lng])

  return createPortal(
    <PopupCard pinId={pin.id} label={pin.label} onClose={popup.onClose}>
      {popup.content}
    </PopupCard>,
    element,
  )
}

/** What ended a move: the reader's hand, our making room for the card, or else the page. */
interface Moved {
  originalEvent?: unknown
  isForCard?: boolean
}

function bringIntoView(map: MapLibre, card: HTMLElement) {
  const overhang = overhangOf(card, map.getContainer())
  if (overhang) map.panBy(overhang, { duration: 200 }, { isForCard: true })
}
