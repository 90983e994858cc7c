import { useCallback, useEffect, useRef, useSyncExternalStore, type SyntheticEvent } from 'react';
import { useMachine } from '../../binding/use-machine';
import { fromPromise, waitFor } from 'xstate';
import { sampleWorkspace, timeZones, type Profile } from '../../../content/sample/workspace';
import {
  profileFormMachine,
  profileProblems,
} from '../../../machines/profile-form/profile-form.machine';
import { workspaceStore } from '../../services/workspace-store';

type TextName = Exclude<keyof Profile, 'timeZone'>;

const keep = fromPromise<void, { profile: Profile }>(({ input: { profile } }) =>
  workspaceStore.update((workspace) => ({ ...workspace, profile }))
    ? Promise.resolve()
    : Promise.reject(new Error('this browser does not keep it')),
);

/** Binds the profile form to what this browser keeps, whichever tab has kept it. */
export function useProfileForm() {
  const { profile } = useSyncExternalStore(
    workspaceStore.subscribe,
    workspaceStore.read,
    () => sampleWorkspace,
  );
  const summary = useRef<HTMLDivElement>(null);
  const [snapshot, send, actor] = useMachine(
    profileFormMachine.provide({ actors: { keepProfile: keep } }),
    { input: { profile } },
  );
  const { fields } = snapshot.context;
  const isRejected = snapshot.matches('rejected');

  useEffect(() => send({ type: 'profile.restored', profile }), [send, profile]);
  useEffect(
    () =>
      workspaceStore.onReset(() =>
        send({ type: 'sample.reset', profile: workspaceStore.read().profile }),
      ),
    [send],
  );
  useEffect(() => {
    if (isRejected) summary.current?.focus();
  }, [isRejected]);

  const showProblem = () => summary.current?.focus();
  return {
    fields,
    problems: isRejected ? profileProblems(fields) : {},
    isUnsaved: snapshot.hasTag('unsaved'),
    isSaving: snapshot.matches('saving'),
    isSaved: snapshot.matches('saved'),
    isUnkept: snapshot.matches('unkept'),
    summary,
    work: {
      hasUnsavedWork: useCallback(() => actor.getSnapshot().hasTag('unsaved'), [actor]),
      /** Saves as the button does; resolves to whether the profile now outlives the page. */
      saveFirst: async () => {
        send({ type: 'form.submitted' });
        const settled = await waitFor(actor, (state) => !state.matches('saving'));
        return settled.matches('saved');
      },
      showProblem,
    },
    discard: () => send({ type: 'changes.discarded' }),
    onSubmit: (event: SyntheticEvent) => {
      event.preventDefault();
      send({ type: 'form.submitted' });
      showProblem();
    },
    textProps: (name: TextName) => ({
      id: `profile-${name}`,
      name,
      value: fields[name],
      onChange: ({ currentTarget }: SyntheticEvent<HTMLInputElement>) =>
        send({ type: 'field.changed', change: { [name]: currentTarget.value } }),
    }),
    zoneProps: {
      id: 'profile-timeZone',
      name: 'timeZone',
      value: fields.timeZone,
      onChange: ({ currentTarget }: SyntheticEvent<HTMLSelectElement>) => {
        const timeZone = timeZones.find((zone) => zone === currentTarget.value);
        if (timeZone) send({ type: 'field.changed', change: { timeZone } });
      },
    },
  };
}
