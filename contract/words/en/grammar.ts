import { grammarOf } from '../grammar.ts'

export const { number, plural, list, money, percent, moment, day, zone } = grammarOf('en-US')
