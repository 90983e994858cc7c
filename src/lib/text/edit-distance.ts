/** Returns the minimum number of single-character edits from `a` to `b` (Levenshtein). */
export function editDistance(a: string, b: string): number {
  const columns = Array.from(b);
  let costs = [0, ...columns.map((_, column) => column + 1)];
  for (const [row, source] of Array.from(a).entries()) {
    let left = row + 1;
    const next = [left];
    for (const [column, target] of columns.entries()) {
      const [diagonal = 0, above = 0] = costs.slice(column, column + 2);
      left = Math.min(diagonal + (source === target ? 0 : 1), above + 1, left + 1);
      next.push(left);
    }
    costs = next;
  }
  return costs.at(-1) ?? 0;
}
