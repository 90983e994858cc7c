import { editDistance } from './edit-distance';

const maxPathLength = 200;
/** The share of a segment that may differ; two swapped letters count as two edits. */
const closeShare = 0.4;
/** Cost of a wrong or missing folder: less than a typo in the last segment may cost. */
const folderCost = 2;

/**
 * Returns the known path closest to `path`, or null when none is close (specification §12.18).
 * Ignores case, punctuation, a trailing slash, `.html`, query and hash. The last segment must be
 * close; its folder may be wrong or missing.
 */
export function nearestPath(path: string, paths: readonly string[]): string | null {
  if (path.length > maxPathLength) return null;
  const requested = segments(path);
  let nearest: string | null = null;
  let least = Infinity;
  for (const candidate of paths) {
    const cost = pathCost(requested, segments(candidate));
    if (cost < least) [nearest, least] = [candidate, cost];
  }
  return nearest;
}

function segments(path: string): string[] {
  const bare = path
    .toLowerCase()
    .replace(/[?#].*/s, '')
    .replace(/\.html?$/, '');
  return bare
    .split('/')
    .map((segment) => segment.replace(/[^a-z0-9]/g, ''))
    .filter(Boolean);
}

function pathCost(requested: string[], candidate: string[]): number {
  const [requestedLast, candidateLast] = [requested.at(-1), candidate.at(-1)];
  if (!requestedLast || !candidateLast) return Infinity;
  const folder = segmentCost(requested.slice(0, -1).join(''), candidate.slice(0, -1).join(''));
  return segmentCost(requestedLast, candidateLast) + Math.min(folder, folderCost);
}

function segmentCost(requested: string, candidate: string): number {
  if (requested.length >= 4 && candidate.startsWith(requested))
    return requested === candidate ? 0 : 1;
  const cost = editDistance(requested, candidate);
  return cost <= Math.max(requested.length, candidate.length) * closeShare ? cost : Infinity;
}
