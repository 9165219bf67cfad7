import { area } from '../words.ts'
import { plural } from './grammar.ts'

/** A provider's people (the specification's tab calls them drivers). */
export const technicians = area('technicians', {
  failed: 'Your drivers did not load',
  add: 'Add Driver',
  cancel: 'Cancel',
  didNotWork: 'That didn’t work. Try again.',
  emptyTitle: 'No drivers yet',
  emptyText:
    'Add the people you send out. Each gets a text with a link that opens their jobs on their phone, no account needed.',
  search: 'Search drivers',
  searchHint: 'Name, phone, vehicle',
  nothing: 'No driver matches.',
  working: 'On a job',
  free: 'Free',
  deactivated: 'Deactivated',
  deactivatedList: (n: number) => plural(n, { one: '# deactivated', other: '# deactivated' }),
  vehicle: 'Vehicle',
  license: 'License number',
  jobsDone: 'Jobs done',
  link: 'Link by text',
  linkMade: 'sent',
  noLinkPending: 'With the first job, after your approval',
  notProvided: 'Not provided',
  on: 'On',
  forName: (deed: string, name: string) => `${deed}: ${name}`,
  edit: 'Edit',
  /** What is seldom done with a driver. */
  more: 'More',
  newLink: 'New link',
  deactivate: 'Deactivate',
  reactivate: 'Reactivate',
  suspended: 'Your account is suspended: you can look, but not change anything.',
  notApproved: 'Links are sent once your account is approved.',

  form: {
    addTitle: 'Add Driver',
    editTitle: (name: string) => `Edit ${name}`,
    lead: 'We text the link to the driver’s jobs to this number.',
    leadPending: 'We text the link to the driver’s jobs to this number with the first job.',
    editLead: 'A new number gets a new link, and all earlier links stop working.',
    fullName: 'Full Name',
    licenseNumber: 'License Number',
    vehicleInfo: 'Vehicle Information',
    vehicleHint: 'Customers see it, so they know who is coming: “Ford F-450, white”.',
    submitAdd: 'Add Driver',
    submitEdit: 'Save',
    fill: 'Enter full name and phone.',
    added: (name: string) => `${name} is added`,
    addedText: 'The link is on its way by text.',
    saved: 'Saved',
  },
  deactivating: {
    title: (name: string) => `Deactivate ${name}?`,
    text: (running: number) =>
      running === 0
        ? 'Their links no longer work. The work they did stays in your figures.'
        : plural(running, {
            one: 'Their links no longer work, and the running job is yours again. The work they did stays in your figures.',
            other:
              'Their links no longer work, and their # running jobs are yours again. The work they did stays in your figures.',
          }),
    confirm: 'Deactivate',
    keep: 'Keep',
    done: (name: string) => `${name} is deactivated`,
  },
  reactivating: {
    title: (name: string) => `Reactivate ${name}?`,
    text: 'The driver gets a new link by text and can be assigned jobs again.',
    confirm: 'Reactivate',
    keep: 'Not now',
    done: (name: string) => `${name} is back`,
  },
  linking: {
    title: (name: string) => `Send ${name} a new link?`,
    text: 'We text it to the driver’s phone. All earlier links stop working.',
    confirm: 'Send new link',
    keep: 'Keep the old one',
  },
  assigning: {
    title: 'Who goes',
    choose: 'Driver',
    change: 'Send somebody else',
    nobody: 'I’ll go myself',
    notChosen: 'No driver assigned yet',
    /** With how many other jobs somebody has at hand. */
    who: (name: string, jobs: number) =>
      jobs === 0 ? name : plural(jobs, { one: `${name}, on # job`, other: `${name}, on # jobs` }),
    put: 'Assign',
    same: 'Choose somebody else first.',
    assigned: (name: string) => `${name} is on the job`,
    assignedText: 'We text the driver, and the customer sees who is coming.',
    takeOff: 'Take off',
    tookOff: 'The job is yours again',
    none: 'Add drivers to send one of them.',
    noneLink: 'Open Drivers',
    toJob: 'Assign a job',
    toJobTitle: (name: string) => `Assign a job to ${name}`,
    job: 'Job',
    noJobs: 'This driver is already on every running job.',
    nowOn: (title: string, name: string) => `${title} (now ${name})`,
  },
})
