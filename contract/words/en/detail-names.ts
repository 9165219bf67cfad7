import type { DetailFieldName } from '../../services.ts'
import { area } from '../words.ts'

export const names: Record<DetailFieldName, string> = {
  vehicleType: 'Vehicle type',
  vehicleColor: 'Color',
  year: 'Year',
  make: 'Make',
  model: 'Model',
  vin: 'VIN',
  washType: 'Wash',
  parkingLocation: 'Parked',
  problemDescription: 'Problem',
  isDrivable: 'Drivable',
  preferredRepairType: 'Repair',
  truckType: 'Truck type',
  isLoaded: 'Loaded',
  loadType: 'Load',
  batteryIssue: 'Battery',
  hasJumperCables: 'Jumper cables',
  tireIssue: 'Tire',
  hasSpareTire: 'Spare tire',
  numberOfTires: 'Tires',
  towType: 'Tow',
  dropOffLocation: 'Drop-off',
  specialInstructions: 'Instructions',
  unitNumber: 'Unit',
  plate: 'Plate',
  plateState: 'Plate state',
  affected: 'Tractor or trailer',
  truckClass: 'Truck size',
  tirePosition: 'Tire position',
  tireSize: 'Tire size',
  highway: 'Highway',
  direction: 'Direction',
  mileMarker: 'Mile marker',
  exitNumber: 'Exit',
  roadSide: 'Stopped on',
}

/** What the details of a request are called; where the wizard asks for one in other words, `requestSteps` says so. */
export const detailNames = area('detailNames', names)
