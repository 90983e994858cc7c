import { securityWords } from '#content/workspace/account.ts';
import { Card } from '#src/ui/layout/card.ts';
import { StatusChip } from '#src/ui/data/status-chip.tsx';
import { Switch } from '#src/ui/form/switch.tsx';
import { Name, Row, NotStored, Description } from './two-factor.styles';
import { useTwoFactor } from './use-two-factor';

const words = securityWords.twoFactor;

/** Renders the two-factor switch with its state as text. */
export function TwoFactor() {
  const { isEnabled, isStored, flip } = useTwoFactor();
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
          onFlip={flip}
          aria-labelledby="two-factor-title"
          aria-describedby="two-factor-text"
        />
      </Row>
      <Description id="two-factor-text">{words.text}</Description>
      <NotStored role="status">{isStored ? null : words.notStored}</NotStored>
    </Card>
  );
}
