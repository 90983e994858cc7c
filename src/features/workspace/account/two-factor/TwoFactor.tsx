import { fromCallback } from 'xstate';
import { securityWords } from '#content/workspace/account.ts';
import { twoFactorMachine } from '#machines/two-factor/two-factor.machine.ts';
import { useMachine } from '#src/binding/use-machine.ts';
import { useIsStored, useWorkspace } from '#src/features/workspace/sample/use-workspace.ts';
import { workspaceStore } from '#src/features/workspace/sample/workspace-store.ts';
import { Card } from '#src/ui/layout/card.ts';
import { StatusChip } from '#src/ui/data/status-chip.tsx';
import { Switch } from '#src/ui/form/switch.tsx';
import { Name, Row, NotStored, Description } from './two-factor.styles';

const words = securityWords.twoFactor;

const machine = twoFactorMachine.provide({
  actors: {
    watchStore: fromCallback(({ sendBack }) => {
      const report = () =>
        sendBack({ type: workspaceStore.read().twoFactor ? 'store.enabled' : 'store.disabled' });
      report();
      return workspaceStore.subscribe(report);
    }),
  },
  actions: {
    storeSetting: (_, { isEnabled }) =>
      workspaceStore.update((all) => ({ ...all, twoFactor: isEnabled })),
  },
});

/** Renders the two-factor switch with its state as text. */
export function TwoFactor() {
  const isEnabled = useWorkspace((all) => all.twoFactor);
  const isStored = useIsStored('twoFactor');
  const [, send] = useMachine(machine);
  return (
    <Card aria-labelledby="two-factor-title">
      <Row>
        <Name>
          <h3 id="two-factor-title">{words.title}</h3>
          <span role="status">
            <StatusChip status={isEnabled ? 'Enabled' : 'Disabled'} />
          </span>
        </Name>
        <Switch
          isOn={isEnabled}
          onFlip={() => send({ type: 'switch.flipped' })}
          aria-labelledby="two-factor-title"
          aria-describedby="two-factor-text"
        />
      </Row>
      <Description id="two-factor-text">{words.text}</Description>
      <NotStored role="status">{isStored ? null : words.notStored}</NotStored>
    </Card>
  );
}
