import { chartOf, type Chart } from '#src/atlas/kit/chart.ts';
import { machineData } from '#src/atlas/drawings/machine-data.ts';
import { sentencesOf, type Piece } from '#src/atlas/drawings/sentences.ts';
import { machines } from '#machines/index.ts';
import type { MachineEntry } from '#machines/model.ts';
import { foldedText, searchTerms } from '#src/lib/text/folded-text.ts';
import { pagesMeant } from './known-pages';
import { pathIn, runsOn } from './pages';

/** A part of a machine that matches a query, with the section of the page that shows it. */
export interface Hit {
  /** The kind of name or text that matches. */
  label: string;
  pieces: readonly Piece[];
  /** The chart id of a state or transition; absent for an invariant or a journey. */
  at?: string;
  hash?: 'invariants' | 'run';
}

/** A machine that matches a query; without hits if only its title, purpose or page does. */
export interface Found {
  entry: MachineEntry;
  chart: Chart;
  hits: readonly Hit[];
}

interface Query {
  text: string;
  /** The path of a page on which the machines run. */
  page?: string | undefined;
}

interface Row extends Omit<Hit, 'label'> {
  names: readonly { label: string; rank: number; text: string }[];
  text: string;
}

const labels: Readonly<Record<Exclude<Piece['kind'], 'text'>, string>> = {
  state: 'State',
  event: 'Event',
  guard: 'Guard',
  action: 'Action',
  params: 'Params',
  actor: 'Actor',
  delay: 'Delay',
  tag: 'Tag',
  description: 'Description',
};

/** A name found exactly ranks 0, one that contains a term 1; then descriptions, then other states. */
const ranks = { name: 1, description: 2, otherState: 3 };

function rowOf(part: string, pieces: readonly Piece[]): Row {
  const names = pieces.flatMap(({ kind, text, id }) => {
    // The length of a named delay.
    if (kind === 'text')
      return / ms\)/.test(text) ? [{ label: labels.delay, rank: ranks.name, text }] : [];
    const isOther = kind === 'state' && id !== part;
    const rank = isOther
      ? ranks.otherState
      : kind === 'description'
        ? ranks.description
        : ranks.name;
    return [{ label: isOther ? 'Transition' : labels[kind], rank, text: foldedText(text) }];
  });
  const text = [foldedText(part), ...names.map((name) => name.text)].join(' ');
  return { at: part, pieces, names, text };
}

function textRow(hash: 'invariants' | 'run', label: string, text: string): Row {
  const folded = foldedText(text);
  return {
    hash,
    pieces: [{ kind: 'description', text }],
    names: [{ label, rank: ranks.description, text: folded }],
    text: folded,
  };
}

/** Returns one row for each state, transition, invariant and journey of a machine. */
function rowsOf(entry: MachineEntry): Row[] {
  const { chart, facts } = machineData(entry);
  const byPart = new Map<string, Piece[]>();
  for (const { part, about, pieces } of sentencesOf(chart, facts)) {
    if (about === 'ignored') continue;
    const partPieces = byPart.get(part);
    if (partPieces) partPieces.push({ kind: 'text', text: ' ' }, ...pieces);
    else byPart.set(part, [...pieces]);
  }
  const { invariants, steps = {}, journeys } = entry.model;
  return [
    ...[...byPart].map(([part, pieces]) => rowOf(part, pieces)),
    ...[...Object.keys(invariants), ...Object.keys(steps)].map((name) =>
      textRow('invariants', 'Invariant', name),
    ),
    ...journeys.map(({ title }) => textRow('run', 'Journey', title)),
  ];
}

const allMachines = Object.values(machines).map((entry) => ({
  entry,
  chart: chartOf(entry.machine),
  text: foldedText([entry.id, entry.title, entry.purpose, entry.where.view].join(' ')),
}));

const rows = new Map<string, readonly Row[]>();

/** Returns the rows of a machine, computed at the first search. */
function indexOf(entry: MachineEntry): readonly Row[] {
  const machineRows = rows.get(entry.id) ?? rowsOf(entry);
  rows.set(entry.id, machineRows);
  return machineRows;
}

/** Returns the rank and the label of a row, or null if none of its names has a term. */
function matchOf({ names }: Row, terms: readonly string[]): { rank: number; label: string } | null {
  const found = names.flatMap(({ label, rank, text }) => {
    if (!terms.some((term) => text.includes(term))) return [];
    const isExact = rank === ranks.name && terms.includes(text);
    return [{ label, rank: isExact ? 0 : rank }];
  });
  return found.reduce<{ rank: number; label: string } | null>(
    (best, next) => (best === null || next.rank < best.rank ? next : best),
    null,
  );
}

function hitsIn(entry: MachineEntry, machineText: string, terms: readonly string[]): Hit[] {
  return indexOf(entry)
    .flatMap((row) => {
      if (!terms.every((term) => row.text.includes(term) || machineText.includes(term))) return [];
      const match = matchOf(row, terms);
      const { names: _, text: __, ...hit } = row;
      return match ? [{ hit: { ...hit, label: match.label }, rank: match.rank }] : [];
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ hit }) => hit);
}

/**
 * Returns the machines that match a query, in the order of the registry. A term that starts with a
 * slash is a page, with `*` for one segment; every other term, without `*` at its ends, must be in the
 * machine or in one part.
 */
export function findMachines({ text, page }: Query): Found[] {
  const terms = searchTerms(text);
  const isPath = (term: string) => /^(https?:\/)?\//.test(term);
  const words = terms
    .filter((term) => !isPath(term))
    .map((term) => term.replace(/^\*+|\*+$/g, '') || term);
  const paths = terms.filter(isPath).map((term) => pagesMeant(pathIn(term)));
  return allMachines.flatMap(({ entry, chart, text: machineText }) => {
    const { routes } = entry.where;
    if (page !== undefined && !runsOn(routes, page)) return [];
    if (!paths.every((meant) => meant.some((path) => runsOn(routes, path)))) return [];
    const hits = words.length === 0 ? [] : hitsIn(entry, machineText, words);
    const isFound = hits.length > 0 || words.every((term) => machineText.includes(term));
    return isFound ? [{ entry, chart, hits }] : [];
  });
}
