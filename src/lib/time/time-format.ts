/** Formatters for display in one time zone; each takes epoch ms. */
export type TimeFormat = {
  /** "Nov 20, 09:41" */
  dateTime: (at: number) => string;
  /** "09:41" */
  time: (at: number) => string;
  /** "Nov 20" */
  day: (at: number) => string;
  /** "Nov 20, 2026" */
  date: (at: number) => string;
};

const formats = new Map<string, TimeFormat>();

/**
 * Returns the formatters for an IANA time zone (specification §3, profile). Throws a RangeError
 * for an unknown zone.
 */
export function timeFormat(timeZone: string): TimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
  // Lazy: creating a format takes longer than formatting a screen of times.
  const onceAsked = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined;
    return (at: number) => (format ??= formatOf(options)).format(at);
  };
  const day = { month: 'short', day: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const dateTime = formatOf({ ...day, ...time });
  const made = {
    dateTime: (at: number) => dateTime.format(at),
    time: onceAsked(time),
    day: onceAsked(day),
    date: onceAsked({ ...day, year: 'numeric' }),
  };
  formats.set(timeZone, made);
  return made;
}
