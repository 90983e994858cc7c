export type NameProblem = 'empty' | 'taken';

const compared = (name: string) => name.trim().toLowerCase();

/** Returns the problem of a view's name beside the names of the other views, or null. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | null {
  if (name.trim() === '') return 'empty';
  return others.some((used) => compared(used) === compared(name)) ? 'taken' : null;
}
