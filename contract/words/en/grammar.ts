import { grammarOf } from '../grammar.ts'

export const { number, plural, list, money, percent, moment, day } = grammarOf('en-US')
