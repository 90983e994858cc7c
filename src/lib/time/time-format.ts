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

const formats = new Map<string | undefined, TimeFormat>();

/** Returns the IANA time zone, or UTC for one that this engine does not know, such as Etc/Unknown. */
export function knownZone(timeZone: string): string {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}

/**
 * Returns the formatters for an IANA time zone (specification §3.5), UTC if it is unknown; by
 * default, for the browser's.
 */
export function timeFormat(zone?: string): TimeFormat {
  const cached = formats.get(zone);
  if (cached) return cached;
  const timeZone = zone === undefined ? zone : knownZone(zone);
  // Lazy: creating a format takes longer than formatting a screen of times.
  const lazyFormat = (options: Intl.DateTimeFormatOptions) => {
    let created: Intl.DateTimeFormat | undefined;
    return (at: number) => {
      created ??= new Intl.DateTimeFormat('en-US', { timeZone, hourCycle: 'h23', ...options });
      return created.format(at);
    };
  };
  const day = { month: 'short', day: 'numeric' } as const;
  const time = { hour: '2-digit', minute: '2-digit' } as const;
  const format = {
    dateTime: lazyFormat({ ...day, ...time }),
    time: lazyFormat(time),
    day: lazyFormat(day),
    date: lazyFormat({ ...day, year: 'numeric' }),
  };
  formats.set(zone, format);
  return format;
}
