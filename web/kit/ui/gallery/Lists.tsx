import { useState } from 'react'
import { Badge } from '../Badge.tsx'
import { Button } from '../Button.tsx'
import { DensityOf } from '../density.ts'
import { Table } from '../Table.tsx'
import { TabPanel, Tabs } from '../Tabs.tsx'
import { TickingTime } from '../TickingTime.tsx'
import { Timeline } from '../Timeline.tsx'
import { Shelf } from './Shelf.tsx'

const rows = [
  ['Lone Star Towing', 'dolores@lonestar.example', 'active', 'Austin, TX'],
  [
    'Hill Country Mobile Truck Repair and Recovery',
    'a.very.long.address@hillcountry.example',
    'pending',
    'Fredericksburg, TX',
  ],
  ['I-10 Tire', 'joe@i10.example', 'suspended', 'Houston, TX'],
] as const
const tones = { active: 'green', pending: 'amber', suspended: 'red' } as const
const tabs = [
  { value: 'open', label: 'Available Requests', count: 12 },
  { value: 'mine', label: 'My Bids', count: 3 },
  { value: 'drivers', label: 'Drivers' },
  { value: 'figures', label: 'Analytics' },
  { value: 'settings', label: 'Settings' },
]

export function Lists() {
  const [tab, setTab] = useState('open')
  return (
    <Shelf title="Lists">
      <Tabs label="Dashboard" tabs={tabs} value={tab} onChange={setTab}>
        {tabs.map(({ value, label }) => (
          <TabPanel key={value} value={value}>
            {label}
          </TabPanel>
        ))}
      </Tabs>
      <DensityOf value="desk">
        <Table
          caption="Service providers"
          rows={rows}
          rowKey={(row) => row[0]}
          columns={[
            { key: 'name', header: 'Business Name', cell: (row) => row[0], isName: true },
            { key: 'owner', header: 'Owner', cell: (row) => row[1] },
            {
              key: 'status',
              header: 'Status',
              cell: (row) => <Badge tone={tones[row[2]]}>{row[2]}</Badge>,
            },
            { key: 'place', header: 'Location', cell: (row) => row[3] },
            { key: 'jobs', header: 'Jobs', cell: () => '1,204', align: 'end' },
            {
              key: 'actions',
              header: 'Actions',
              isActions: true,
              cell: () => <Button>View</Button>,
            },
          ]}
        />
      </DensityOf>
      <div className="max-w-xl">
        <Timeline
          label="What happened"
          entries={[
            {
              key: '1',
              title: 'Request sent',
              state: 'done',
              time: <TickingTime at={Date.now() - 3_000_000} />,
            },
            {
              key: '2',
              title: 'Bid accepted',
              state: 'done',
              tone: 'green',
              time: <TickingTime at={Date.now() - 2_400_000} />,
              description: 'Lone Star Towing, $185.00',
            },
            {
              key: '3',
              title: 'On the way',
              state: 'current',
              time: <TickingTime at={Date.now() - 60_000} />,
            },
            {
              key: '4',
              title: 'Arrived',
              state: 'ahead',
              time: <TickingTime at={Date.now() + 900_000} />,
            },
            { key: '5', title: 'Done', state: 'ahead' },
          ]}
        />
      </div>
    </Shelf>
  )
}
