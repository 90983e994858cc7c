/** What the address of the list of machines says. */
export interface ListAddress {
  q?: string | undefined;
}

/** What the address of one machine's page says. */
export interface MachineAddress {
  /** The chart's id of the state or transition that is looked at. */
  at?: string | undefined;
  /** Which layer's coverage is shown. */
  layer?: Layer | undefined;
  run?: string | undefined;
  step?: number | undefined;
}

export const layers = ['actor', 'view', 'page'] as const;
export type Layer = (typeof layers)[number];

const longest = { q: 200, at: 300, run: 50_000 };

/** A number or a boolean in an address was typed as a word. */
const wordsIn = (value: unknown, most: number) => {
  const isPlain = ['string', 'number', 'boolean'].includes(typeof value);
  const text = isPlain ? String(value) : '';
  return text !== '' && text.length <= most ? text : undefined;
};

const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;

type Search = Readonly<Record<string, unknown>>;

// What falls back is undefined, not absent: the router would leave it in the address as it stands.

export const readListAddress = (search: Search): ListAddress => ({
  q: wordsIn(search['q'], longest.q),
});

export const readMachineAddress = (search: Search): MachineAddress => ({
  at: wordsIn(search['at'], longest.at),
  layer: layers.find((layer) => layer === search['layer']),
  run: wordsIn(search['run'], longest.run),
  step: isCount(search['step']) ? search['step'] : undefined,
});
