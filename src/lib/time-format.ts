/** How times are written for people, in one time zone. */
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
 * Returns the formats for an IANA time zone; each takes epoch ms (specification §3, profile).
 * Throws a RangeError for a zone that does not exist.
 */
export function timeFormat(timeZone: string): TimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const writer = (options: Intl.DateTimeFormatOptions) => {
    const format = new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
    return (at: number) => format.format(at);
  };
  const day = { month: 'short', day: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const made = {
    dateTime: writer({ ...day, ...time }),
    time: writer(time),
    day: writer(day),
    date: writer({ ...day, year: 'numeric' }),
  };
  formats.set(timeZone, made);
  return made;
}
