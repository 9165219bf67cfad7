import { settings } from '../../settings.ts'
import { area } from '../words.ts'
import { duration } from './grammar.ts'

const { comebackMs, comebackWorkMs, decideMs, offerMs } = settings.disputes

/** Of a job that does an earlier one again at no charge: a phone in a cab loads this by itself. */
export const comeback = area('comeback', {
  /** On every screen of such a job. */
  mark: (title: string) => `Comeback for ${title}, no charge`,
  doneBy: 'To be done by',
  customer: `Agree on a time by message or phone. If the provider does not come in time, the dispute is decided for you. If you cancel or are not there, we decide the dispute.`,
  provider: `Agree on a time with the customer. Once it is done and confirmed, the agreed price stands. If it is not done in time, the dispute is decided for the customer. Work that has started by then has ${duration(comebackWorkMs)} more.`,
  technician: 'The customer pays nothing for this.',
  free: 'no charge',
  atNoCharge: 'At no charge.',
  first: 'Go to the first job',
  leaveText: 'The dispute is decided for the customer. You can appeal once.',
  left: 'The comeback is off.',
  release: {
    notice: (name: string) => `${name} was suspended, so it may not come back.`,
    action: 'Call off the comeback',
    title: 'Call off the comeback?',
    text: (name: string) =>
      `The dispute is decided for you. ${name} is told not to come, and can appeal once.`,
  },
  offer: { own: 'Ask for a free comeback', theirs: 'Offer a free comeback' },
  offerTitle: 'Settle with a free comeback?',
  offerText: `The provider comes back within ${duration(comebackMs)} and does the work again at no charge. The dispute waits until that is done. The other side has ${duration(offerMs)} to accept.`,
  sendOffer: 'Send the offer',
  offered: {
    own: 'You offered to settle with a free comeback.',
    theirs: 'They offer to settle with a free comeback.',
  },
  accept: 'Accept the comeback',
  until: 'The comeback has to be done',
  open: 'Go to the comeback',
  after: 'After the comeback',
  stillWrong: 'It’s still not right',
  stillWrongTitle: 'What is still wrong?',
  stillWrongText: `The comeback is over and nobody comes a third time. We read what you write and decide the dispute within ${duration(decideMs)}.`,
  desk: {
    decide: 'Send the provider back',
    title: 'Let the provider come back?',
    text: `The provider does it again within ${duration(comebackMs)} at no charge. The dispute waits. If it does not happen, it is decided for the customer.`,
    happened: 'Comeback',
  },
})
