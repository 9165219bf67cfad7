import { grammarOf } from '../grammar.ts'

export const { number, plural, list, money, percent, duration, minutes, moment, day, zone } =
  grammarOf('en-US')
