import { later } from '../../kit/api/later.tsx'

/** Tabs that come when they are opened: whoever looks at one does not wait for the others. */
export const BoardTab = later(() => import('./board/BoardTab.tsx').then((part) => part.BoardTab))
export const DriversTab = later(() =>
  import('./drivers/DriversTab.tsx').then((part) => part.DriversTab),
)
export const OverviewTab = later(() =>
  import('./overview/OverviewTab.tsx').then((part) => part.OverviewTab),
)
export const PeopleTab = later(() =>
  import('./people/PeopleTab.tsx').then((part) => part.PeopleTab),
)
export const ProvidersTab = later(() =>
  import('./providers/ProvidersTab.tsx').then((part) => part.ProvidersTab),
)
export const UnitsTab = later(() => import('./units/UnitsTab.tsx').then((part) => part.UnitsTab))
/** Who has taken a company over is asked once. */
export const AskPhone = later(() => import('./company/AskPhone.tsx').then((part) => part.AskPhone))
export const FleetMoneyTab = later(() =>
  import('./money/FleetMoneyTab.tsx').then((part) => part.FleetMoneyTab),
)
