import { ClusterMark } from './ClusterMark.tsx'
import type { PinGroup } from './group-pins.ts'
import type { MapPin } from './map-props.ts'
import type { MapLibre } from './maplibre.ts'
import { openGroup } from './open-group.ts'
import { RoadMarker } from './RoadMarker.tsx'

/** Several pins in one on the real map; a press goes nearer. */
export function PinCluster({
  map,
  group,
  pins,
  onSelect,
}: {
  map: MapLibre
  group: PinGroup
  pins: readonly MapPin[]
  onSelect?: ((id: string) => void) | undefined
}) {
  const members = pins.filter(({ id }) => group.ids.includes(id))
  return (
    <RoadMarker map={map} lat={group.lat} lng={group.lng} anchor="center">
      <ClusterMark count={members.length} onOpen={() => openGroup(map, members, onSelect)} />
    </RoadMarker>
  )
}
