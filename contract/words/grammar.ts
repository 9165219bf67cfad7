/** Formatters are slow to make; one per language and shape is kept. */
const kept = new Map<string, unknown>()
export function keep<F>(language: string, shape: string, make: () => F): F {
  const key = `${language} ${shape}`
  const found = kept.get(key) as F | undefined // the shape names the maker
  if (found) return found
  const made = make()
  kept.set(key, made)
  return made
}

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

const second = ['second', 1_000, 1] as const
/** Units of time in milliseconds, and from how many of them on people count in them: a day is "24 hours". */
const units = [
  ['day', 86_400_000, 3],
  ['hour', 3_600_000, 2],
  ['minute', 60_000, 1],
  second,
] as const

/** How one language counts, lists and writes numbers, money and times. Each language's folder has its own. */
export function grammarOf(language: string) {
  const number = (value: number): string =>
    keep(language, 'number', () => new Intl.NumberFormat(language)).format(value)

  const moments = (timeZone: string) =>
    keep(
      language,
      `moment ${timeZone}`,
      () =>
        new Intl.DateTimeFormat(language, {
          timeZone,
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
        }),
    )

  return {
    /** "1,234" */
    number,

    /** The form that fits the count, its `#` replaced by the number: `plural(2, { one: '# bid', other: '# bids' })`. */
    plural(count: number, forms: Forms): string {
      const rules = keep(language, 'plural', () => new Intl.PluralRules(language))
      return (forms[rules.select(count)] ?? forms.other).replace('#', number(count))
    },

    /** "towing, tires, and battery" */
    list: (parts: readonly string[], type: 'conjunction' | 'disjunction' = 'conjunction') =>
      keep(language, type, () => new Intl.ListFormat(language, { type })).format(parts),

    /** The wire's decimal string (rules C5), or cents over 100, as "$1,234.50". */
    money: (amount: string | number): string =>
      keep(
        language,
        'money',
        () => new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' }),
      ).format(Number(amount)),

    /** A share of a hundred: `percent(71)` is "71%". */
    percent: (value: number): string =>
      keep(language, 'percent', () => new Intl.NumberFormat(language, { style: 'percent' })).format(
        value / 100,
      ),

    /** How long something lasts, in its largest whole unit: "15 minutes", "24 hours", "7 days". */
    duration(ms: number): string {
      const [unit, length] =
        units.find(([, length, from]) => ms % length === 0 && ms >= length * from) ?? second
      return keep(
        language,
        `long ${unit}`,
        () => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' }),
      ).format(Math.round(ms / length))
    },

    /** "Mon, Nov 23, 9:00 AM CST": an ISO instant by the clock of a place, with the clock's name. */
    moment: (at: string, timeZone: string): string => moments(timeZone).format(new Date(at)),

    /** "Nov 23, 2026, 9:00 AM CST": the same with its year, on papers that are read much later. */
    datedMoment: (at: string, timeZone: string): string =>
      keep(
        language,
        `dated moment ${timeZone}`,
        () =>
          new Intl.DateTimeFormat(language, {
            timeZone,
            year: 'numeric',
            month: 'short',
            day: 'numeric',
            hour: 'numeric',
            minute: '2-digit',
            timeZoneName: 'short',
          }),
      ).format(new Date(at)),

    /** "Central Time": the name of a zone's clock, whatever the season. */
    zone: (timeZone: string): string =>
      keep(
        language,
        `zone ${timeZone}`,
        () => new Intl.DateTimeFormat(language, { timeZone, timeZoneName: 'longGeneric' }),
      )
        .formatToParts()
        .find(({ type }) => type === 'timeZoneName')?.value ?? timeZone,

    /** "45 min", "1 hr 15 min", "2 days". */
    minutes(count: number): string {
      const parts = [
        ['day', Math.floor(count / 1440)],
        ['hour', Math.floor((count % 1440) / 60)],
        ['minute', count % 60],
      ] as const
      const said = parts.filter(([, many]) => many > 0)
      return (said.length > 0 ? said : [['minute', 0] as const])
        .map(([unit, many]) =>
          keep(
            language,
            `short ${unit}`,
            () => new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'short' }),
          ).format(many),
        )
        .join(' ')
    },

    /** "Mar 31, 2027" of a day without a time ("2027-03-31"): the same day wherever it is read. */
    day: (day: string): string =>
      keep(
        language,
        'day',
        () => new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }),
      ).format(new Date(`${day}T00:00:00Z`)),
  }
}
