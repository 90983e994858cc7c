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
  const cached = formats.get(timeZone);
  if (cached) return cached;
  const formatOf = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
  // Lazy: creating a format takes longer than formatting a screen of times.
  const lazyFormat = (options: Intl.DateTimeFormatOptions) => {
    let cachedFormat: Intl.DateTimeFormat | undefined;
    return (at: number) => (cachedFormat ??= formatOf(options)).format(at);
  };
  const day = { month: 'short', day: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const dateTime = formatOf({ ...day, ...time });
  const format = {
    dateTime: (at: number) => dateTime.format(at),
    time: lazyFormat(time),
    day: lazyFormat(day),
    date: lazyFormat({ ...day, year: 'numeric' }),
  };
  formats.set(timeZone, format);
  return format;
}
