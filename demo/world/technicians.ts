import { phoneOf } from './phone.ts'

/** Who works for the shops that a person plays, by the shop's username; the last of each has left. */
export const technicians: Readonly<
  Record<string, readonly { fullName: string; phone: string; vehicleInfo: string }[]>
> = {
  'demo-austin': [
    {
      fullName: 'Lucia Barrera',
      phone: phoneOf('512', 71),
      vehicleInfo: 'Ford F-450 wrecker, red',
    },
    {
      fullName: 'Wade Hollister',
      phone: phoneOf('512', 72),
      vehicleInfo: 'Ram 5500 service truck',
    },
    { fullName: 'Teo Marsh', phone: phoneOf('512', 73), vehicleInfo: 'Transit tire van' },
    { fullName: 'Ray Odom', phone: phoneOf('512', 74), vehicleInfo: 'Transit tire van' },
  ],
  'demo-dallas': [
    { fullName: 'Nadine Fuller', phone: phoneOf('214', 71), vehicleInfo: 'Kenworth T370 wrecker' },
    { fullName: 'Omar Deal', phone: phoneOf('214', 72), vehicleInfo: 'Isuzu NPR service truck' },
    { fullName: 'Kip Landry', phone: phoneOf('214', 73), vehicleInfo: 'Isuzu NPR service truck' },
  ],
}
