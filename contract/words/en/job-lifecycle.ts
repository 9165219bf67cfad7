import { sayings } from '../sayings.ts'

/** The same of jobs, which a phone in a cab loads by themselves. */
export const jobRefusals = sayings('jobRefusals', {
  start: 'You can only head out on a job that was just assigned.',
  arrive: 'You can only arrive while you are on the way.',
  work: 'Work starts after you have arrived.',
  finish: 'Only work that has started can be finished.',
  confirm: 'The provider has not marked the work as done yet.',
  object: 'You can open a dispute once the provider has marked the work as done.',
  cancel: 'Work has begun, so this job can no longer be canceled.',
  ask_to_stop: 'You can ask the provider to stop only while work is under way.',
  hand_back: 'You can hand a job back only before work starts.',
  give_up: 'Only work that has started can be given up.',
  leave: 'You can leave only while you are there and before the work is done.',
  no_show: 'Nobody is on the way anymore.',
  replace: 'Work has started. Ask the provider to stop, or wait until it is done.',
  release: 'A provider can be released only before the work is done.',
  run_out: 'Only a comeback that is not done runs out of time.',
  take_back_arrival: 'Only an arrival can be taken back, before work starts.',
  deny_arrival: 'Nobody has said that they are there.',
  customer_gone: 'You can say that nobody is there only after you have arrived.',
})
