export const layers = [
  {
    label: 'Machine',
    says: 'the machine alone, without a view',
    file: 'tests/machines/paths.test.ts',
    hasVisitor: false,
  },
  {
    label: 'View',
    says: 'the rendered view, driven by tests',
    file: 'tests/models/view-layer.ts',
    hasVisitor: true,
  },
] as const;

/** The states and transitions that no visitor reaches, with reasons; the tests pass all others. */
export type Unvisited = Readonly<Partial<Record<string, string>>>;

// Written by `npm run machines`.
const files = import.meta.glob<Partial<Record<string, Unvisited>>>(
  '../../../../machines/unvisited.json',
  { import: 'default' },
);

/** Loads the parts of a machine that no visitor reaches. */
export async function unvisitedIn(id: string): Promise<Unvisited> {
  const all = await Object.values(files)[0]?.();
  return all?.[id] ?? {};
}
