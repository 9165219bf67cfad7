import { type Technician, technicianForm } from '#contract/technicians.ts'
import { resolverOf } from '../api/form.ts'

/** The fields in the order in which they stand, so that the first wrong one gets the focus. */
export const technicianFields = ['fullName', 'phone', 'licenseNumber', 'vehicleInfo'] as const
export type TechnicianValues = Record<(typeof technicianFields)[number], string>

export const valuesOf = (technician: Technician | null): TechnicianValues => ({
  fullName: technician?.fullName ?? '',
  phone: technician?.phone ?? '',
  licenseNumber: technician?.licenseNumber ?? '',
  vehicleInfo: technician?.vehicleInfo ?? '',
})

export const technicianResolver = resolverOf<typeof technicianForm, TechnicianValues>(
  technicianForm,
)
