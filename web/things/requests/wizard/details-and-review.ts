// One file, so that one answer of a weak network brings the whole rest of the wizard.
export { DetailsStep } from './DetailsStep.tsx'
export { EmergencyStep } from './EmergencyStep.tsx'
export { LastStep } from './LastStep.tsx'
export { RoadFields } from './RoadFields.tsx'
