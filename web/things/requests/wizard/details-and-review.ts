// One file, so that one answer of a weak network brings the whole rest of the wizard.

export { SafetySteps } from '../form/SafetySteps.tsx'
export { DetailsStep } from './DetailsStep.tsx'
export { EmergencyStep } from './EmergencyStep.tsx'
export { checkRequest } from './individual-request.ts'
export { LastStep } from './LastStep.tsx'
export { NextSteps } from './NextSteps.tsx'
export { RoadFields } from './RoadFields.tsx'
