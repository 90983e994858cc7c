import ELK from 'elkjs/lib/elk.bundled.js';
import type { Chart } from '#src/atlas/kit/chart.ts';
import { isClosed, rowIds } from '../chart-tree';
import type { Drawing } from '../drawing';
import { laidPiece } from './laid-piece';
import { layoutGraph, type Scope, type Trial } from './layout-graph';
import type { Piece } from './piece';
import { lateness } from './initial-first';
import { costOf } from './quality';
import { regionsPiece } from './regions';

const trials: Trial[] = (['RIGHT', 'DOWN'] as const).flatMap((direction) =>
  [true, false].flatMap((isInitialFirst) =>
    (['BRANDES_KOEPF', 'NETWORK_SIMPLEX'] as const).map((places) => ({
      direction,
      isInitialFirst,
      places,
    })),
  ),
);

const elk = new ELK();

async function bestOf(scope: Scope): Promise<Piece> {
  const pieces: Piece[] = [];
  for (const trial of trials)
    pieces.push(laidPiece(scope, trial, await elk.layout(layoutGraph(scope, trial))));
  const costs = pieces.map((piece) => costOf(piece) + lateness(scope.chart, piece));
  const best = pieces[costs.indexOf(Math.min(...costs))];
  if (!best) throw new Error('there is no layout attempt');
  return best;
}

/** Lays out a state. Closed child states are laid out first, each in its best direction. */
async function pieceOf(chart: Chart, state: string, rows: ReadonlySet<string>): Promise<Piece> {
  const closed = (id: string): string[] =>
    chart.states
      .filter(({ parent }) => parent === id)
      .flatMap((child) => {
        const isHolder = chart.states.some(({ parent }) => parent === child.id);
        return isHolder && isClosed(chart, child.id, rows) ? [child.id] : closed(child.id);
      });
  const fixed = new Map<string, Piece>();
  for (const id of closed(state)) fixed.set(id, await pieceOf(chart, id, rows));
  const scope = { chart, state, rows, fixed };
  return regionsPiece(scope) ?? (await bestOf(scope));
}

/** Returns a drawing of a chart; rejects if the layout engine fails. */
export async function drawingOf(chart: Chart): Promise<Drawing> {
  const { width, height, states, transitions, starts } = await pieceOf(
    chart,
    chart.id,
    rowIds(chart),
  );
  const inOrder = <Part extends { id: string }>(all: readonly { id: string }[], parts: Part[]) =>
    all.flatMap(({ id }) => parts.filter((part) => part.id === id));
  return {
    id: chart.id,
    width,
    height,
    states: inOrder(chart.states, states),
    transitions: inOrder(chart.transitions, transitions),
    starts: chart.states.flatMap(({ id }) => starts.filter((start) => start.state === id)),
  };
}
