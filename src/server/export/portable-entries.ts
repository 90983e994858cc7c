import { basename, extname } from 'node:path';
import { foldedText } from '#src/lib/text/folded-text.ts';
import { keyOf } from '#src/atlas/kit/portable/place-names.ts';
import { portableMachine } from '#src/atlas/kit/portable/read-machine.ts';
import type { PortableEntry } from '#src/atlas/kit/portable/portable-entry.ts';
import type { FoundMachine } from './machine-sources.ts';

/** The name that XState gives to a machine without one. */
const unnamed = '(machine)';

const wordsOf = (name: string) =>
  name
    .replace(/[-_]?machine$/i, '')
    .replace(/[-_]+/g, ' ')
    .replace(/(?<=\p{Ll})\p{Lu}/gu, (letter) => ` ${letter.toLowerCase()}`)
    .trim();

/** Returns the machine's own id, or one from its export or its file. */
function idOf({ machine, file, name }: FoundMachine): string {
  if (machine.id !== unnamed) return machine.id;
  const fileName = basename(file, extname(file));
  const isPlain = name !== null && name !== 'default';
  return wordsOf(isPlain ? name.slice(name.lastIndexOf('.') + 1) : fileName) || 'machine';
}

/** Returns a file name in lower case, as every file system and host takes it. */
const fileNameOf = (id: string) =>
  foldedText(id)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80) || 'machine';

/** Returns the machines as plain data, each under its own file name. */
export function portableEntries(machines: readonly FoundMachine[]): PortableEntry[] {
  // The list of machines has this name.
  const taken = new Set(['index']);
  return machines.map((found) => {
    const id = idOf(found);
    const name = fileNameOf(id);
    let free = name;
    for (let count = 2; taken.has(free); count += 1) free = `${name}-${count}`;
    taken.add(free);
    const { machine, file } = found;
    const source = found.name === null ? file : `${file}, export ${found.name}`;
    return {
      id: free,
      title: id,
      purpose: machine.root.description ?? `A machine from ${source}.`,
      file: source,
      portable: portableMachine(machine, keyOf(id)),
    };
  });
}
