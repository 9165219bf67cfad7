import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { whenIdle } from '../ui/when-idle.ts'
import interstatesUrl from './data/interstates.json?url'
import type { Interstates } from './ground.ts'
import { mapData } from './map-data.ts'
import type { LatLng } from './map-props.ts'
import { sketchOf } from './sketch.ts'

/**
 * From where to where, drawn with the Interstates between: a glance at the way in a list, without the map's library. The words beside it
 * say the same; the roads come once the page is idle.
 */
export function RoadSketch({
  from,
  to,
  className = '',
}: {
  from: LatLng
  to: LatLng
  className?: string
}) {
  const roads = useInterstates()
  const { start, end, lines, label } = sketchOf(from, to, roads ?? {})
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMid slice"
      className={`rounded-sm border border-line bg-page ${className}`}
      aria-hidden="true"
    >
      {lines.map((points) => (
        <polyline key={points} points={points} className="fill-none stroke-edge" strokeWidth="4" />
      ))}
      {lines.map((points) => (
        <polyline key={points} points={points} className="fill-none stroke-amber" strokeWidth="2" />
      ))}
      <line
        x1={start.x}
        y1={start.y}
        x2={end.x}
        y2={end.y}
        className="stroke-ink"
        strokeWidth="2"
        strokeDasharray="4 4"
      />
      {label && (
        <text
          x={label.x}
          y={label.y}
          textAnchor="middle"
          dominantBaseline="middle"
          className="fill-ink stroke-page font-sign text-[11px] font-semibold [paint-order:stroke]"
          strokeWidth="3"
        >
          {label.text}
        </text>
      )}
      <rect
        x={start.x - 5}
        y={start.y - 5}
        width="10"
        height="10"
        rx="2"
        className="fill-ink stroke-page"
        strokeWidth="2"
      />
      <circle cx={end.x} cy={end.y} r="7" className="fill-amber stroke-ink" strokeWidth="2.5" />
    </svg>
  )
}

function useInterstates() {
  const [isIdle, setIdle] = useState(false)
  useEffect(() => whenIdle(() => setIdle(true)), [])
  const { data } = useQuery({
    // Without them the sketch still shows both ends and the direction.
    ...mapData<Interstates>(interstatesUrl),
    enabled: isIdle,
  })
  return data
}
