/** The search params of the machine list. */
export interface ListAddress {
  q?: string | undefined;
  /** The path of the page on which the listed machines run. */
  page?: string | undefined;
}

/** The search params of a machine's page. */
export interface MachineAddress {
  /** The chart id of the selected state or transition. */
  at?: string | undefined;
  /** The chart id of the state to tell apart from the selected one. */
  apart?: string | undefined;
  run?: string | undefined;
  step?: number | undefined;
}

const maxLength = { q: 200, page: 200, at: 300, run: 50_000 };

/** Returns a param as text; the router parses numbers and booleans. */
const textIn = (value: unknown, max: number) => {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  const text = isPlain ? String(value) : '';
  return text !== '' && text.length <= max ? text : undefined;
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

type Search = Readonly<Record<string, unknown>>;

// Invalid params become undefined; the router would keep absent ones in the URL.

export const readListAddress = (search: Search): ListAddress => ({
  q: textIn(search['q'], maxLength.q),
  page: textIn(search['page'], maxLength.page),
});

export const readMachineAddress = (search: Search): MachineAddress => ({
  at: textIn(search['at'], maxLength.at),
  apart: textIn(search['apart'], maxLength.at),
  run: textIn(search['run'], maxLength.run),
  step: isCount(search['step']) ? search['step'] : undefined,
});
