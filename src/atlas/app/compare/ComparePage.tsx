import { useMemo } from 'react';
import { useHydrated } from '@tanstack/react-router';
import { comparePage } from '#content/atlas/compare.ts';
import { readMachineFile } from '#machines/machine-comparison/machine-file.ts';
import { HydrationMarker } from '#src/ui/layout/hydration.tsx';
import { NoScriptNotice } from '#src/ui/layout/no-script-notice.ts';
import { Button } from '#src/ui/form/button.tsx';
import type { CompareAddress } from '../address';
import { ListTop } from '../machine-list.styles';
import { Comparison } from './Comparison';
import { Sides } from './compare.styles';
import { entryOfFile, idIn } from './entry-of-file';
import { ownIdIn } from './RevisionField';
import { SideField } from './SideField';
import { useMachineComparison } from './use-machine-comparison';

/** Returns runnable entries of two readable files, under the id of the second. */
function entriesOf(before: string, after: string) {
  const [was, now] = [readMachineFile(before), readMachineFile(after)];
  if (was.problem || now.problem) return null;
  const id = idIn(now.config);
  return {
    before: entryOfFile(was.config, id, now.config),
    after: entryOfFile(now.config, id, was.config),
  };
}

function CompareForm({ search }: { search: CompareAddress }) {
  const { texts, problems, isCompared, change, fill, submit, form } = useMachineComparison(
    search.of,
  );
  const { before, after } = texts;
  const entries = useMemo(
    () => (isCompared ? entriesOf(before, after) : null),
    [isCompared, before, after],
  );
  const ids = { before: ownIdIn(before), after: ownIdIn(after) };
  return (
    <>
      <Sides
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        {(['before', 'after'] as const).map((side) => (
          <SideField
            key={side}
            side={side}
            text={texts[side]}
            machine={ids[side] ?? ids.before ?? ids.after}
            problem={problems[side]}
            onText={(text) => change(side, text)}
            onFile={(text) => fill(side, text)}
          />
        ))}
        <p>{comparePage.rule}</p>
        <Button type="submit">{comparePage.submit}</Button>
      </Sides>
      {entries ? <Comparison entries={entries} search={search} /> : null}
    </>
  );
}

/** Compares two versions of a machine, pasted, opened, or of this site. */
export function ComparePage({ search }: { search: CompareAddress }) {
  // The page is prerendered without search params.
  const shown: CompareAddress = useHydrated() ? search : {};
  return (
    <>
      <ListTop>
        <h1>{comparePage.title}</h1>
        <p>{comparePage.lead}</p>
      </ListTop>
      <NoScriptNotice>The comparison runs in this browser and needs JavaScript.</NoScriptNotice>
      <CompareForm key={shown.of} search={shown} />
      <HydrationMarker />
    </>
  );
}
