import { area } from '../words.ts'

/** What is said to a place that somebody gives: nobody has given one yet when its field appears. */
export const placeAnswers = area('placeAnswers', {
  looking: 'Looking up the location',
  understood: (label: string) => `Understood: ${label}`,
  near: (label: string) =>
    `We start from ${label}. Add the road with a mile marker or an exit, so that you are found.`,
  which: 'Which one do you mean? Choose, or add the state.',
  keep: 'Send it as I typed it',
  kept: 'No provider is alerted until you add the town and state, or a ZIP code.',
  unknown:
    'We can’t find this location, and no provider is alerted until we do. Add a town, a ZIP code, or your position.',
  /** Of a place that nobody is alerted by: where a tow goes, where a shop stands. */
  notFound: 'We can’t find this location. Add a town or a ZIP code.',
  guesses: 'We can’t find this location. Did you mean one of these?',
  unchecked: 'You are offline. We look up the location when you send your request.',
  leftOut: 'You changed the location after we found your position, so only what you typed is sent.',
  twoPlaces: (place: string, miles: string) =>
    `${place} is ${miles} from your position. Where is the truck?`,
  ofWords: (place: string) => `Use ${place}`,
  ofPosition: (town: string | null) => (town ? `Use my position near ${town}` : 'Use my position'),
})
