import { Suspense, use, useMemo, type ComponentProps } from 'react';
import loaders from 'virtual:revisions';
import { comparePage } from '#content/atlas/compare.ts';
import { machines } from '#machines/index.ts';
import type { Side } from '#machines/machine-comparison/machine-comparison.machine.ts';
import { SelectField } from '#src/ui/form/select-field.tsx';
import { fileOfMachine } from './use-machine-comparison';

type Revisions = Awaited<ReturnType<NonNullable<(typeof loaders)[string]>>>['default'];

/** Loads the earlier versions of a machine; null if that fails. */
async function revisionsOf(id: string): Promise<Revisions | null> {
  try {
    return (await loaders[id]?.())?.default ?? [];
  } catch {
    return null;
  }
}

/** Returns the id of this site's machine whose XState JSON a text is. */
export function ownIdIn(text: string): string | undefined {
  const [, id = ''] = /^\s*\{\s*"id":\s*"([^"]+)"/.exec(text) ?? [];
  return Object.hasOwn(machines, id) ? id : undefined;
}

type RevisionFieldProps = {
  side: Side;
  /** The machine whose revisions are listed. */
  id: string;
  text: string;
  /** Called with a whole file. */
  onFile: (text: string) => void;
};

function Choice({
  field,
  revisions,
  text,
  id,
  onFile,
}: Omit<RevisionFieldProps, 'side'> & {
  field: Pick<ComponentProps<typeof SelectField>, 'id' | 'label' | 'aria-label'>;
  revisions: Promise<Revisions | null>;
}) {
  const known = use(revisions);
  const current = useMemo(() => fileOfMachine(id), [id]);
  if (!known) return <p role="status">{comparePage.revisionsFailed}</p>;
  if (known.length === 0) return <p>{comparePage.noRevisions}</p>;
  const versions = [
    { value: 'current', label: comparePage.current, text: current },
    ...known.map(({ commit, date, text: file }) => ({
      value: commit,
      label: `${date}, ${commit}`,
      text: file,
    })),
  ];
  return (
    <SelectField
      {...field}
      size="dense"
      prompt={comparePage.chooseRevision}
      options={versions}
      value={versions.find((version) => version.text === text)?.value ?? ''}
      onChange={({ currentTarget: { value } }) => {
        const version = versions.find((candidate) => candidate.value === value);
        if (version) onFile(version.text);
      }}
    />
  );
}

/** Lists the revisions of a machine, and shows which one the text is. */
export function RevisionField({ side, ...props }: RevisionFieldProps) {
  const revisions = useMemo(() => revisionsOf(props.id), [props.id]);
  const field = {
    id: `${side}-revision`,
    label: comparePage.revision,
    'aria-label': `${comparePage.revision}: ${comparePage.labels[side]}`,
  };
  return (
    <Suspense fallback={<SelectField {...field} size="dense" options={['Loading …']} disabled />}>
      <Choice {...props} {...{ field, revisions }} />
    </Suspense>
  );
}
