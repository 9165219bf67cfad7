import { sayings } from '../sayings.ts'

/** Why an action is not allowed in a thing's state: the server refuses with it, and the button explains itself. */
export const lifecycles = sayings('lifecycles', {
  requests: {
    accept: 'This request is no longer open.',
    correct: 'Only an open request can be corrected.',
    widen: 'This request is no longer open.',
    bid: 'This request is no longer open for bids.',
    cancel: 'This request is already closed.',
    expire: 'Only an open request expires.',
    reopen: 'Only an expired request can be reopened.',
    hand_back: 'Nobody is on this request.',
    complete: 'Nobody is on this request.',
    abandon: 'Nobody is on this request.',
  },
  bids: {
    accept: 'This bid is no longer pending.',
    reject: 'This bid is no longer pending.',
    change: 'Only a pending bid can be changed.',
    withdraw: 'Only a pending bid can be withdrawn.',
    lose: 'Only a pending bid can lose.',
    expire: 'Only a pending bid expires.',
    return: 'Only a bid that lost can come back.',
    release: 'Only an accepted bid can be released.',
  },
  jobs: {
    start: 'You can only head out on a job that was just assigned.',
    arrive: 'You can only arrive while you are on the way.',
    work: 'Work starts after you have arrived.',
    finish: 'Only work that has started can be finished.',
    confirm: 'The provider has not marked the work as done yet.',
    cancel: 'This job can no longer be canceled.',
    hand_back: 'You can hand a job back only before work starts.',
    give_up: 'Only work that has started can be given up.',
    no_show: 'Nobody is on the way anymore.',
    replace: 'Work has started. You can cancel, or wait until it is done.',
    customer_gone: 'You can say that nobody is there only after you have arrived.',
  },
  standings: {
    approve: 'This account cannot be approved.',
    suspend: 'This account cannot be suspended.',
    bid: 'Your account has not been approved yet, so you cannot bid.',
  },
  steps: {
    submit: 'A document for this step is already being reviewed.',
    add: 'No document can be added to this step.',
    start_check: 'A background check is already running or done.',
    take_back: 'Only a document that is waiting for review can be withdrawn.',
    approve: 'This has already been decided.',
    reject: 'This has already been decided.',
    expire: 'Only a completed step expires.',
  },
})
